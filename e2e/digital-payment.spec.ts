import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { choosePayPal, fillDigitalCard, purchases } from './support/digital-steps.ts'
import { pay, storedDrafts, typeCard } from './support/payment-steps.ts'

const subscribe = '/en/researcher/digital-editing/subscribe'
const purchase = '/en/researcher/digital-translations/purchase'
const editing = '/en/researcher/digital-editing'
const thanks = /^Thank you\. Your subscription is paid until 2027-11-02/
const failed = 'An error occurred processing your payment'

test('subscribes by card, with another one after a refusal', async ({ page, backend, axe }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await expect(page.getByText('From today to 2027-11-02')).toBeVisible()
  await fillDigitalCard(page, '4000 0000 0000 0002')
  await axe()
  await pay(page).click()
  await expect(page.getByRole('link', { name: /^Your bank declined the card/ })).toBeVisible()
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL(editing)
  expect(await backend.calls('payForDigitalEditing')).toHaveLength(2)
  expect(await purchases(backend)).toBe(1)
})

test('subscribes by PayPal after it was declined, and keeps what was typed', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await choosePayPal(page)
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByText(/^PayPal declined the payment\. You were not charged/)).toBeVisible()
  await expect(page).toHaveURL(/\/subscribe\/RC-\d+\/error$/)
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  await axe()
  await pay(page).click()
  await page.getByRole('button', { name: 'Pay $119' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL(editing)
  expect(await purchases(backend)).toBe(1)
  await page.goto(subscribe)
  // The next subscription follows the first, and nothing of the paid form is left.
  await expect(page.getByText(/^From 2027-11-02, when your current/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^PayPal/ })).not.toBeChecked()
})

test('says that a payment that was left is not complete', async ({ page, backend }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await choosePayPal(page)
  await pay(page).click()
  await page.getByRole('button', { name: 'Go back without answering' }).click()
  await expect(page.getByText('Your payment by PayPal is not complete')).toBeVisible()
  await expect(pay(page)).toBeVisible()
})

test('names the payment that is open after Back in the browser', async ({ page, backend, axe }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await choosePayPal(page)
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await page.goBack()
  await expect(page.getByText('Your payment by PayPal is not complete')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  await axe()
})

test('pays once where the page of PayPal stays open in another tab', async ({
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

test('waits for a payment that is being processed', async ({ page, backend, context, axe }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await choosePayPal(page)
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  const checkout = page.url()
  const receiptCode = /RC-\d+/.exec(checkout)?.[0]
  await page.goto(`${subscribe}/${receiptCode}/success`)
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible()
  await axe()
  const before = await backend.calls('loadDigitalEditing')
  await backend.clock.advance(10_000)
  await expect
    .poll(async () => (await backend.calls('loadDigitalEditing')).length)
    .toBeGreaterThan(before.length)
  const other = await context.newPage()
  await other.goto(checkout)
  await other.getByRole('button', { name: 'Pay $119' }).click()
  await expect(other).toHaveURL(editing)
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible()
  await backend.clock.advance(10_000)
  await expect(page).toHaveURL(editing)
  await expect(page.getByText(thanks)).toBeVisible()
})

test('asks for a currency before anything is paid', async ({ page, backend, axe }) => {
  await backend.scenario('new-customer', { path: subscribe })
  await expect(page.getByText('Please choose your currency first.')).toBeVisible()
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await axe()
  await page.getByLabel('Currency', { exact: true }).selectOption('USD')
  await page.getByRole('button', { name: 'Use this currency' }).click()
  await expect(page.getByText('Please choose your currency first.')).toBeHidden()
  await expect(pay(page)).toHaveText('Pay $119')
})

test('pays once on a double click', async ({ page, backend }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await fillDigitalCard(page)
  await pay(page).dblclick()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await backend.calls('payForDigitalEditing')).toHaveLength(1)
  expect(await purchases(backend)).toBe(1)
})

test('asks about a lost answer, also after a reload, and pays once', async ({ page, backend }) => {
  await backend.scenario('digital-editing-open', { path: subscribe })
  await fillDigitalCard(page)
  await backend.fault('payForDigitalEditing', 'lost-answer', 1)
  await backend.fault('loadDigitalEditing', '503', 1)
  await pay(page).click()
  const unknown = "We don't know yet whether your payment arrived"
  await expect(page.getByText(unknown, { exact: true })).toBeVisible()
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL(editing)
  expect(await purchases(backend)).toBe(1)
})

test('follows the tab that has paid', async ({ page, backend, context }) => {
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

test('buys a package for the chosen language by keyboard', async ({ page, backend, axe }) => {
  const flags = { chinese_digital_translation: true }
  await backend.scenario('returning-customer', { path: purchase, flags })
  const packages = page.getByRole('group', { name: 'Package' })
  await expect(packages.getByRole('radio')).toHaveCount(3)
  const chinese = page.getByRole('radio', { name: 'Chinese to English', exact: true })
  await chinese.focus()
  await page.keyboard.press('Space')
  await expect(chinese).toBeChecked()
  await expect(packages.getByRole('radio')).toHaveCount(3)
  await packages.getByRole('radio', { name: /^Package of 5/ }).focus()
  await page.keyboard.press('Space')
  await expect(pay(page)).toHaveText('Pay $200')
  await axe()
  await fillDigitalCard(page)
  await pay(page).click()
  await expect(page.getByText(/^Thank you\. We have added 5 translations/)).toBeVisible()
  await expect(page).toHaveURL('/en/researcher/digital-translations')
  expect(await purchases(backend)).toBe(1)
})

test('keeps the chosen package when PayPal is left', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: purchase })
  await page.getByRole('radio', { name: 'Portuguese to English', exact: true }).check()
  await page.getByRole('radio', { name: /^Package of 10/ }).check()
  await choosePayPal(page)
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Package of 10/ })).toBeChecked()
  await expect(
    page.getByRole('radio', { name: 'Portuguese to English', exact: true }),
  ).toBeChecked()
  await expect(pay(page)).toHaveText('Pay $280')
})

test('saves the end of a subscription for the calendar', async ({ page, backend }) => {
  await backend.scenario('digital-editing', { path: subscribe })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Add to calendar/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('digital-editing-2027-06-05.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('DTSTART:20270605T100000Z')
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('digital-translation', { path: purchase })
  await page.getByRole('radio', { name: /^Package of 5/ }).check()
  await expect(page.getByRole('button', { name: /^Pay \d/ })).toBeVisible()
  await axe()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
})
