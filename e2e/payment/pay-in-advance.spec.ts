import { expect, test } from '../fixtures.ts'
import { enterAmount, fill, pay, payments, receipt, typeCard } from '../support/payment-steps.ts'

const path = '/en/researcher/prepay'
const paid = 'We have received your payment'
const failed = 'An error occurred processing your payment'
const declined = /^Your bank declined the card/

test('pays with another card after a refusal and keeps the other fields', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, 'Credit card')
  await typeCard(page, '4000 0000 0000 0002')
  await axe()
  await pay(page).click()
  await expect(page.getByRole('link', { name: declined })).toBeVisible()
  await axe()
  await expect(pay(page)).toHaveText('Pay $250')
  await expect(page.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page).click()
  await expect(page.getByText(paid)).toBeVisible()
  await expect(page).toHaveURL(/\/prepay\?receipt=RC-\d+$/)
  await expect(page.getByRole('region', { name: 'Payment received' })).toContainText('Credit card')
  await axe()
  expect(await backend.calls('payForPrepayment')).toHaveLength(2)
  expect(await payments(backend)).toBe(1)
})

test('opens the bank for a card that needs authentication, and pays once after a decline', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, 'Credit card')
  await typeCard(page, '4000 0000 0000 3220')
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(pay(page)).toHaveText('Pay $250')
  await typeCard(page, '4000 0000 0000 3220')
  await pay(page).click()
  await page.getByRole('button', { name: 'Confirm $250' }).click()
  await expect(page.getByText(paid)).toBeVisible()
  // Amount and balance; the invoice of the first attempt is still unpaid.
  await expect(page.getByRole('row', { name: /\$250 \$250/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /\$250 Not paid yet/i })).toHaveCount(1)
})

test('pays by PayPal and keeps typed values after a decline', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, /^PayPal/)
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(pay(page)).toHaveText('Pay $250')
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  await pay(page).click()
  await page.getByRole('button', { name: 'Pay $250' }).click()
  await expect(page.getByText(paid)).toBeVisible()
  await expect(receipt(page)).toBeVisible()
  await page.getByRole('link', { name: 'Make another prepayment' }).click()
  await expect(page.getByLabel(/^Amount in/)).toHaveValue('')
  await page.goBack()
  await expect(page.getByText(/^Answered on/)).toBeHidden()
})

test('returns to the open invoice after a declined payment', async ({ page, backend }) => {
  const { prepayments } = await backend.scenario('prepaid', {
    path: '/en/researcher/prepay/{prepayments.unpaid}',
  })
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/prepay/${prepayments.unpaid}$`))
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
})

test('keeps typed values when the payment page is left', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, /^PayPal/)
  await pay(page).click()
  await page.getByRole('button', { name: 'Go back without answering' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByText('We kept what you typed.').first()).toBeVisible()
  await expect(pay(page)).toHaveText('Pay $250')
})

test('creates a boleto in Brazil and shows it as pending', async ({ page, backend, axe }) => {
  const { person, taxNumbers } = await backend.scenario('brazil', { path })
  await enterAmount(page, '1.250,50')
  await page.getByRole('radio', { name: /^A Brazilian payment method/ }).check()
  await page.getByRole('radio', { name: /^Boleto/ }).check()
  await page.getByLabel('Payer').fill(person.fullName)
  await page.getByRole('radio', { name: /^CPF/ }).check()
  await page.getByLabel('Tax number').fill(taxNumbers.broken)
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
  await pay(page).click()
  await expect(page.getByRole('link', { name: /^This CPF is not valid/ })).toBeVisible()
  await axe()
  await page.getByLabel('Tax number').fill(taxNumbers.cpf)
  await pay(page).click()
  await expect(page.getByText('Thank you. One step is left to you.')).toBeVisible()
  await expect(page.getByText('Please pay the boleto by November 4, 2026.')).toBeVisible()
  await axe()
  expect(await payments(backend)).toBe(1)
  await page.getByRole('link', { name: 'Open the boleto' }).click()
  await expect(page).toHaveURL(/\/external\/boleto\/RC-/)
})

test('posts a form to UnionPay', async ({ page, backend }) => {
  await backend.scenario('china', { path })
  await fill(page, /^UnionPay/, '1000')
  await page.getByRole('button', { name: 'Pay ¥1,000' }).click()
  await expect(page).toHaveURL(/\/external\/unionpay\/RC-/)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(receipt(page)).toBeVisible()
})

test('pays once on a double click', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, 'Credit card')
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page).dblclick()
  await expect(page.getByText(paid)).toBeVisible()
  expect(await backend.calls('payForPrepayment')).toHaveLength(1)
  expect(await payments(backend)).toBe(1)
})

test('returns from the payment page to the form by Back, also in a new tab', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, /^PayPal/)
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(pay(page)).toHaveText('Pay $250')
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
})

test('pays once when the answer is lost and the page is reloaded', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, 'Credit card')
  await typeCard(page, '4242 4242 4242 4242')
  await backend.fault('payForPrepayment', 'lost-answer', 1)
  await pay(page).click()
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await page.reload()
  await expect(pay(page)).toHaveText('Pay $250')
  // Another card continues the same payment.
  await typeCard(page, '5555 5555 5555 4444')
  await pay(page).click()
  await expect(page.getByText(paid)).toBeVisible()
  expect(await payments(backend)).toBe(1)
})

test('reports an amount below the minimum in the summary and at the field', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('returning-customer', { path })
  await enterAmount(page, '99.99')
  await expect(
    page.getByRole('link', { name: 'The amount needs to be more than $100' }),
  ).toBeVisible()
  await axe()
  await fill(page, /^PayPal/, '100')
  await axe()
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('returning-customer', { path })
  await enterAmount(page, '250')
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible()
  await axe()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
})
