import type { BrowserContext, Page } from '@playwright/test'
import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import { fillCard, orderPage, placedOrder } from '../support/order-payment.ts'
import { paymentStep } from '../support/order-steps.ts'
import { pay } from '../support/payment-steps.ts'

async function openOther(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(paymentStep.path)
  await expect(pay(other)).toBeVisible()
  return other
}

async function expectOrderPlacedBefore(page: Page, order: string) {
  await expect(page).toHaveURL(orderPage)
  expect(page.url()).toContain(order)
  await expect(page.getByText(/^You have already placed this order/)).toBeVisible()
}

test('leads to the order that another tab has paid', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', paymentStep)
  const other = await openOther(context)
  await fillCard(other)
  await fillCard(page, testCardNumbers.declined)
  await pay(page).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  // The first has not paid yet: what was entered in the second stays.
  await expect(other.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await fillCard(page)
  await pay(page).click()
  await expect(page).toHaveURL(orderPage)
  await expectOrderPlacedBefore(other, await placedOrder(backend))
})

test('pays once when both tabs pay at the same time', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer', paymentStep)
  const other = await openOther(context)
  await fillCard(page)
  await fillCard(other)
  await backend.fault('payForOrder', 'slow', 1)
  await pay(page).click()
  await expect.poll(async () => (await backend.calls('payForOrder')).length).toBe(1)
  await pay(other).click()
  await expect(page).toHaveURL(orderPage)
  await expectOrderPlacedBefore(other, await placedOrder(backend))
})
