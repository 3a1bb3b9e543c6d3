import { expect, test } from '../fixtures.ts'
import { enterAmount, fill, pay, payments, receipt, typeCard } from '../support/payment-steps.ts'

const path = '/en/researcher/prepay'
const paid = 'We have received your payment'
const failed = 'An error occurred processing your payment'
const declined = /^Your bank declined the card/

test.describe('a prepayment', () => {
  test('with another card after a refusal keeps the other fields, and a double click pays once', async ({
    page,
    backend,
  }) => {
    await backend.scenario('returning-customer', { path })
    await fill(page, 'Credit card')
    await typeCard(page, '4000 0000 0000 0002')
    await pay(page).click()
    await expect(page.getByRole('link', { name: declined })).toBeVisible()
    await expect(pay(page)).toHaveText('Pay $250')
    await expect(page.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
    await typeCard(page, '4242 4242 4242 4242')
    await pay(page).dblclick()
    await expect(page.getByText(paid)).toBeVisible()
    await expect(page).toHaveURL(/\/prepay\?receipt=RC-\d+$/)
    const region = page.getByRole('region', { name: 'Payment received' })
    await expect(region).toContainText('Credit card')
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
    await expect(page.getByRole('row', { name: /\$250 – Not paid yet/i })).toHaveCount(1)
  })

  test('by PayPal keeps typed values through Back and a decline, and shows the new balance', {
    tag: '@deep',
  }, async ({ page, backend }) => {
    await backend.scenario('prepaid', { path })
    await expect(page.getByText('$679.50')).toBeVisible()
    await fill(page, /^PayPal/)
    await pay(page).click()
    await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(pay(page)).toHaveText('Pay $250')
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
    await pay(page).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(pay(page)).toHaveText('Pay $250')
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
    await pay(page).click()
    await page.getByRole('button', { name: 'Pay $250' }).click()
    await expect(page.getByText(paid)).toBeVisible()
    await expect(receipt(page)).toBeVisible()
    await expect(page.getByText('$929.50')).toBeVisible()
    await page.getByRole('link', { name: 'Make another prepayment' }).click()
    await expect(page.getByLabel(/^Amount in/)).toHaveValue('')
    await page.goBack()
    await expect(page.getByText(/^Answered on/)).toBeHidden()
  })

  test('of an open invoice returns to it after a declined payment', { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    const { prepayments } = await backend.scenario('prepaid', { path })
    await page.getByRole('link', { name: `Pay now for ${prepayments.unpaid}` }).click()
    await expect(page).toHaveURL(`${path}/${prepayments.unpaid}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Pay $150' })).toBeVisible()
    await page.getByRole('radio', { name: /^PayPal/ }).check()
    await page.getByRole('checkbox', { name: /^I accept the/ }).check()
    await pay(page).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByText(/^PayPal declined the payment/)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}/${prepayments.unpaid}\\?`))
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  })

  test('keeps typed values when the payment page is left', { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    await backend.scenario('returning-customer', { path })
    await fill(page, /^PayPal/)
    await pay(page).click()
    await page.getByRole('button', { name: 'Go back without answering' }).click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByText('We kept what you entered.').first()).toBeVisible()
    await expect(pay(page)).toHaveText('Pay $250')
  })

  test('by boleto in Brazil is pending, and its slip can be opened', { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
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
    await page.getByLabel('Tax number').fill(taxNumbers.cpf)
    await pay(page).click()
    await expect(page.getByText('Thank you. One step is left for you.')).toBeVisible()
    await expect(page.getByText('Please pay the boleto by November 4, 2026.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the boleto' })).toBeVisible()
    expect(await payments(backend)).toBe(1)
    const row = page.getByRole('row', { name: /Awaiting boleto payment/ })
    await expect(row).toContainText('R$\u00a01.250,50')
    await row.getByRole('link', { name: /^Pay it another way/ }).click()
    await expect(page.getByText('A boleto is still open')).toBeVisible()
    await expect(pay(page)).toBeHidden()
    await page.getByRole('button', { name: 'Pay it another way' }).click()
    await expect(page.getByText(/Paying here replaces it\.$/)).toBeVisible()
    await page.goBack()
    await row.getByRole('link', { name: /^download boleto/ }).click()
    await expect(page).toHaveURL(/\/external\/boleto\/RC-/)
  })

  test('by UnionPay posts a form', { tag: '@deep' }, async ({ page, backend }) => {
    await backend.scenario('china', { path })
    await fill(page, /^UnionPay/, '1000')
    await page.getByRole('button', { name: 'Pay ¥1,000' }).click()
    await expect(page).toHaveURL(/\/external\/unionpay\/RC-/)
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(receipt(page)).toBeVisible()
  })

  test('is paid once when the answer is lost and the page is reloaded', { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
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
})
