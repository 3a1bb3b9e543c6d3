import type { Page } from '@playwright/test'
import type { BackendFixture } from '../fixtures.ts'
import { expect, test } from '../fixtures.ts'
import { pay, storedDrafts, typeCard } from '../support/payment-steps.ts'

const path = '/en/researcher/submit/payment-details'
const opening = { path, at: 'payment-details' } as const
const orderPage = /\/researcher\/details\/GX[^/]+\/thank-you$/

async function fill(page: Page, method: RegExp | string) {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
}

async function fillCard(page: Page) {
  await fill(page, 'Credit card')
  await typeCard(page, '4242 4242 4242 4242')
}

type Tables = {
  orderForms: { orderedAs: string | null }[]
  orders: { identity: string }[]
  payments: { purpose: { kind: string }; status: string }[]
}

/** One order, of one approved payment. Returns its number. */
async function placedOrder(backend: BackendFixture): Promise<string> {
  const { tables }: { tables: Tables } = JSON.parse(await backend.world())
  const numbers = tables.orderForms.flatMap(({ orderedAs }) => orderedAs ?? [])
  expect(numbers).toHaveLength(1)
  expect(tables.orders.filter(({ identity }) => numbers.includes(identity))).toHaveLength(1)
  const ofOrders = tables.payments.filter(({ purpose }) => purpose.kind === 'order')
  expect(ofOrders.map(({ status }) => status)).toEqual(['approved'])
  return numbers[0] ?? ''
}

const cardOrConsent = /4242\W{0,3}4242|["\s]4242["\\\s]|12\/29|acceptedTerms|paymentMethodId/

type StoredDraft = { values: Record<string, unknown> }

/** Names of the values that drafts of payments keep; expects nothing of the card in any storage. */
async function storedValues(page: Page): Promise<string[]> {
  const { drafts, all } = await page.evaluate(() => ({
    drafts: Object.entries(localStorage)
      .filter(([key]) => key.startsWith('galley:draft:') && key.endsWith('-payment-details'))
      .map(([, text]) => text),
    all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }))
  expect(all).not.toMatch(cardOrConsent)
  return drafts.flatMap((text) => {
    const { values }: StoredDraft = JSON.parse(text)
    return Object.keys(values).toSorted()
  })
}

test('pays once for a double click', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await fillCard(page)
  await pay(page).dblclick()
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(await placedOrder(backend))
  expect(await storedDrafts(page)).not.toContain('galley:pending-payment')
})

test('pays once for Enter and a click', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await fillCard(page)
  await page.getByRole('checkbox', { name: /^I accept the/ }).press('Enter')
  // Without waiting: the form may be gone already.
  await pay(page).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(page).toHaveURL(orderPage)
  await placedOrder(backend)
})

test('opens the order after a reload while the payment is sent', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await backend.fault('payForOrder', 'slow', 1)
  await fillCard(page)
  await pay(page).click()
  await expect.poll(async () => (await backend.calls('payForOrder')).length).toBe(1)
  expect(await storedValues(page)).toEqual(['billingAddress', 'invoiceAddress'])
  await page.reload()
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(await placedOrder(backend))
  expect(await storedDrafts(page)).not.toContain('galley:pending-payment')
})

test('pays by another method after leaving PayPal', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await fill(page, /^PayPal/)
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await page.goBack()
  await expect(page.getByText('Your payment by PayPal is not complete')).toBeVisible()
  expect(await storedValues(page)).toEqual(['billingAddress', 'invoiceAddress'])
  await fillCard(page)
  await pay(page).click()
  await expect(page).toHaveURL(orderPage)
  await placedOrder(backend)
  await storedValues(page)
})
