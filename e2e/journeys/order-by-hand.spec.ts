import { expect, test } from '../fixtures.ts'
import { keyboard } from '../support/hands.ts'
import { firstStep, OrderSteps, walkedTitle } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

test('orders by keyboard alone', async ({ page, backend }) => {
  await backend.scenario('returning-customer', firstStep)
  const reader = { hand: keyboard(page) }
  const order = new OrderSteps(page, reader)
  await order.walkToPayment(backend)
  await order.chooseCard()
  await order.acceptTerms()
  const total = await order.pay()

  const placed = new PlacedOrder(page, reader)
  const number = await placed.thanked()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await placed.expectPaid(total)
  await placed.expectListed(number, { title: walkedTitle })
})

test('orders on a phone of 360 pixels', { tag: '@deep' }, async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await backend.scenario('returning-customer', firstStep)
  const order = new OrderSteps(page)
  await order.walkToPayment(backend)
  await axe()
  await order.chooseCard()
  await order.acceptTerms()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectPaid(total)
  await axe()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await placed.expectListed(number, { title: walkedTitle })
})
