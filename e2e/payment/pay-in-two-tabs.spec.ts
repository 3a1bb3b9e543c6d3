import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fill, pay, payments, receipt, storedDrafts, typeCard } from '../support/payment-steps.ts'

const path = '/en/researcher/prepay'

const waitingForms = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name?.startsWith('galley:draft:')).length
  })

/** Holds both tabs up until both are pressed, so that each has pressed before the other has paid. */
async function payInBoth(page: Page, other: Page) {
  const release = await page.evaluateHandle(() => {
    const draft = Object.keys(localStorage).find((key) => key.startsWith('galley:draft:')) ?? ''
    return new Promise<() => void>((onLocked) => {
      void navigator.locks.request(draft, () => new Promise<void>((end) => onLocked(end)))
    })
  })
  for (const [index, tab] of [page, other].entries()) {
    await pay(tab).click()
    await expect(tab.getByRole('form', { name: 'Prepayment' })).toHaveAttribute('aria-busy', 'true')
    // A form can be busy before it waits for its turn.
    await expect.poll(() => waitingForms(page)).toBe(index + 1)
  }
  await release.evaluate((end) => end())
}

const isSentInAnotherTab = (tab: Page) =>
  tab.getByText(/^You (also )?sent this form in another tab/)

test('pays once when two tabs send the same form at the same time', async ({
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
  await payInBoth(page, other)
  // The second repeats the first's payment unless it knows already that the form was sent.
  await expect(receipt(page)).toBeVisible()
  await expect(receipt(other).or(isSentInAnotherTab(other))).toBeVisible()
  expect(await payments(backend)).toBe(1)
})

test('pays once when two tabs send different amounts at the same time', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', { path })
  const other = await context.newPage()
  await other.goto(path)
  // Opened before the first has a draft.
  await expect(other.getByLabel(/^Amount in/)).toBeVisible()
  await fill(page, 'Credit card', '250')
  await fill(other, 'Credit card', '300')
  await typeCard(page, '4242 4242 4242 4242')
  await typeCard(other, '5555 5555 5555 4444')
  await expect.poll(() => storedDrafts(page)).toContain('acceptedTermsAndConditions')
  await payInBoth(page, other)
  await expect(receipt(page)).toBeVisible()
  await expect(isSentInAnotherTab(other)).toBeVisible()
  expect(await payments(backend)).toBe(1)
})

test('asks before a second tab repeats a payment that the first has begun, and closes its form once that is paid', {
  tag: '@deep',
}, async ({ page, backend, context }) => {
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
  await expect(other.getByLabel(/^Amount in/)).toHaveValue('')
  expect(await payments(backend)).toBe(1)
})
