import { expect, test } from '../fixtures.ts'
import { fill, pay, payments, receipt, storedDrafts, typeCard } from '../support/payment-steps.ts'

const path = '/en/researcher/prepay'
const paid = 'We have received your payment'

test('pays once where two tabs pay by the same form, and closes it in the other', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, 'Credit card')
  await typeCard(page, '4242 4242 4242 4242')
  await expect.poll(() => storedDrafts(page)).toMatch(/acceptedTermsAndConditions\W+true/)
  const other = await context.newPage()
  await other.goto(path)
  await expect(pay(other)).toHaveText('Pay $250')
  await typeCard(other, '5555 5555 5555 4444')
  await Promise.all([pay(page).click(), pay(other).click()])
  await expect(page.getByText(paid)).toBeVisible()
  await expect(other.getByLabel(/^Amount in/).or(receipt(other))).toBeVisible()
  await expect(receipt(page)).toBeVisible()
  expect(await payments(backend)).toBe(1)
})

test('closes the form in a tab that looks on while another pays', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, 'Credit card')
  await typeCard(page, '4242 4242 4242 4242')
  await expect.poll(() => storedDrafts(page)).toMatch(/acceptedTermsAndConditions\W+true/)
  const other = await context.newPage()
  await other.goto(path)
  await expect(pay(other)).toHaveText('Pay $250')
  await pay(page).click()
  await expect(page.getByText(paid)).toBeVisible()
  await expect(other.getByText('You sent this form in another tab')).toBeVisible()
  await expect(other.getByLabel(/^Amount in/)).toHaveValue('')
  expect(await payments(backend)).toBe(1)
})

test('asks before a second tab begins a payment that the first has begun', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', { path })
  await fill(page, /^PayPal/)
  await expect.poll(() => storedDrafts(page)).toMatch(/acceptedTermsAndConditions\W+true/)
  const other = await context.newPage()
  await other.goto(path)
  await expect(pay(other)).toHaveText('Pay $250')
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await pay(other).click()
  await expect(other.getByText(/^You also sent this form in another tab/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay $250' }).click()
  await expect(receipt(page)).toBeVisible()
  await expect(other.getByText('You sent this form in another tab')).toBeVisible()
  expect(await payments(backend)).toBe(1)
})
