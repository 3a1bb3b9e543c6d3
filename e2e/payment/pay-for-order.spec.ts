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

test('pays once for a double click, and stores no card', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await fillCard(page)
  await expect.poll(() => storedDrafts(page)).not.toContain('4242')
  await pay(page).dblclick()
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(await placedOrder(backend))
  expect(await storedDrafts(page)).not.toMatch(/4242|acceptedTerms|paymentMethodId/)
})

test('pays once for Enter and a click', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await fillCard(page)
  await pay(page).press('Enter')
  // The form may be gone already.
  await pay(page)
    .click({ timeout: 500 })
    .catch(() => undefined)
  await expect(page).toHaveURL(orderPage)
  await placedOrder(backend)
})

test('opens the order after a reload while the payment is sent', async ({ page, backend }) => {
  await backend.scenario('returning-customer', opening)
  await backend.fault('payForOrder', 'slow', 1)
  await fillCard(page)
  await pay(page).click()
  await expect.poll(async () => (await backend.calls('payForOrder')).length).toBe(1)
  expect(await storedDrafts(page)).not.toMatch(/4242|acceptedTerms|paymentMethodId/)
  await page.reload()
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(await placedOrder(backend))
})

test('pays by another method after leaving PayPal, and two tabs open one order', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', opening)
  const other = await context.newPage()
  await other.goto(path)
  await fill(other, /^PayPal/)
  await fill(page, /^PayPal/)
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await page.goBack()
  await fillCard(page)
  await pay(page).click()
  await expect(page).toHaveURL(orderPage)
  const number = await placedOrder(backend)
  await fillCard(other)
  await pay(other).click()
  await expect(other).toHaveURL(new RegExp(`/details/${number}/thank-you$`))
  expect(await placedOrder(backend)).toBe(number)
})
