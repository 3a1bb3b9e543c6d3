import { expect, test } from './fixtures.ts'
import { choosePayPal, fillDigitalCard, purchases } from './support/digital-steps.ts'
import { pay, storedDrafts, typeCard } from './support/payment-steps.ts'

const subscribe = '/en/researcher/digital-editing/subscribe'
const purchase = '/en/researcher/digital-translations/purchase'
const editing = '/en/researcher/digital-editing'
const thanks = /^Thank you\. Your subscription is paid until 2027-11-02/
const failed = 'An error occurred processing your payment'

test('subscribes by PayPal after Back and a decline, and keeps what was typed', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  const payPal = page.getByRole('radio', { name: /^PayPal/ })
  await choosePayPal(page)
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await page.goBack()
  await expect(page.getByText('Your payment by PayPal is not complete')).toBeVisible()
  await expect(payPal).toBeChecked()
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByText(/^PayPal declined the payment\. You were not charged/)).toBeVisible()
  await expect(page).toHaveURL(/\/subscribe\/RC-\d+\/error$/)
  await expect(payPal).toBeChecked()
  await pay(page).click()
  await page.getByRole('button', { name: 'Pay $119' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL(editing)
  expect(await purchases(backend)).toBe(1)
  await page.goto(subscribe)
  // The next subscription follows the first, and nothing of the paid form is left.
  await expect(page.getByText(/^From 2027-11-02, when your current/)).toBeVisible()
  await expect(payPal).not.toBeChecked()
})

test('keeps the chosen package when PayPal is declined, and buys it by card', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', { path: purchase })
  const choice = page.getByRole('radio', { name: /^Package of 10/ })
  await choice.check()
  await choosePayPal(page)
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(choice).toBeChecked()
  await expect(pay(page)).toHaveText('Pay $280')
  await fillDigitalCard(page)
  await pay(page).click()
  await expect(page.getByText(/^Thank you\. We have added 10 translations/)).toBeVisible()
  await expect(page).toHaveURL('/en/researcher/digital-translations')
  expect(await purchases(backend)).toBe(1)
})

test('pays once where the page of PayPal stays open in another tab', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await choosePayPal(page)
  await pay(page).click()
  await expect(page.getByRole('button', { name: 'Pay $119' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(subscribe)
  await expect(other.getByText('Your payment by PayPal is not complete')).toBeVisible()
  await other.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(other, '4242 4242 4242 4242')
  await pay(other).click()
  await expect(other.getByText(thanks)).toBeVisible()
  await page.getByRole('button', { name: 'Pay $119' }).click()
  await expect(page.getByText(/^No payment is waiting at this address/)).toBeVisible()
  expect(await purchases(backend)).toBe(1)
})

test('asks about a lost answer, also after a reload, and pays once', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await fillDigitalCard(page)
  await backend.fault('payForDigitalEditing', 'lost-answer', 1)
  await backend.fault('loadDigitalEditing', '503', 1)
  await pay(page).click()
  const unknown = 'We don’t know yet whether your payment arrived'
  await expect(page.getByText(unknown, { exact: true })).toBeVisible()
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL(editing)
  expect(await purchases(backend)).toBe(1)
})

test('follows the tab that has paid', { tag: '@deep' }, async ({ page, backend, context }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await fillDigitalCard(page)
  await expect.poll(() => storedDrafts(page)).toMatch(/acceptedTermsAndConditions\W+true/)
  const other = await context.newPage()
  await other.goto(subscribe)
  await expect(pay(other)).toHaveText('Pay $119')
  await pay(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(other).toHaveURL(editing)
  expect(await purchases(backend)).toBe(1)
})
