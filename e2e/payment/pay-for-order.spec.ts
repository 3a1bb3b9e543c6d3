import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fillCard, orderPage, placedOrder } from '../support/order-payment.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { pay, storedDrafts } from '../support/payment-steps.ts'

const cardOrConsent = /4242\W{0,3}4242|["\s]4242["\\\s]|12\/29|acceptedTerms/

const kept = ['billingAddress', 'fapiao', 'invoiceAddress', 'paymentMethodId', 'purchaseOrder']

/** One that has ended has no values. */
type StoredDraft = { values?: Record<string, unknown> }

/** Names of the values that drafts of payments keep; expects neither card nor consent in any storage. */
async function storedValues(page: Page): Promise<string[]> {
  const { drafts, all } = await page.evaluate(() => ({
    drafts: Object.entries(localStorage)
      .filter(([key]) => key.startsWith('galley:draft:') && key.endsWith('-payment-details'))
      .map(([, text]) => text),
    all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }))
  expect(all).not.toMatch(cardOrConsent)
  return drafts.flatMap((text) => {
    const { values = {} }: StoredDraft = JSON.parse(text)
    return Object.keys(values).toSorted()
  })
}

test('pays once for a double click', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('returning-customer', paymentStep)
  await fillCard(page)
  await pay(page).dblclick()
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(await placedOrder(backend))
  expect(await storedDrafts(page)).not.toContain('galley:payment:')
})

test('pays once for Enter and a click', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('returning-customer', paymentStep)
  await fillCard(page)
  await page.getByRole('checkbox', { name: /^I accept the/ }).press('Enter')
  // Without waiting: the form may be gone already.
  await pay(page).evaluateAll((buttons) => {
    for (const button of buttons) {
      if (button instanceof HTMLElement && button.isConnected) button.click()
    }
  })
  await expect(page).toHaveURL(orderPage)
  await placedOrder(backend)
})

test('opens the order after a reload while the payment is sent', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', paymentStep)
  await backend.fault('payForOrder', 'slow', 1)
  await fillCard(page)
  await pay(page).click()
  await expect.poll(async () => (await backend.calls('payForOrder')).length).toBe(1)
  expect(await storedValues(page)).toEqual(expect.arrayContaining(kept))
  await page.reload()
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(await placedOrder(backend))
  expect(await storedDrafts(page)).not.toContain('galley:payment:')
})

test('pays by another method after leaving PayPal', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('returning-customer', paymentStep)
  const order = new OrderSteps(page)
  await order.choose('PayPal')
  await order.acceptTerms()
  await pay(page).click()
  await expect(page).toHaveURL(/\/external\/paypal\/RC-/)
  await page.goBack()
  await expect(page.getByText('Your payment by PayPal is not complete')).toBeVisible()
  expect(await storedValues(page)).toEqual(expect.arrayContaining(kept))
  await fillCard(page)
  await pay(page).click()
  await expect(page).toHaveURL(orderPage)
  await placedOrder(backend)
  await storedValues(page)
})
