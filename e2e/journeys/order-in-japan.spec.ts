import { expect, test } from '../fixtures.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

const withDecimals = /[¥￥][\d,]*\.\d/

test('orders in yen by card, without decimals', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('japan', paymentStep)
  const order = new OrderSteps(page)
  await order.chooseCard()
  await order.acceptTerms()
  const total = await order.total()
  expect(total).toMatch(/^¥\d{1,3}(,\d{3})+$/)
  await expect(order.payButton()).toHaveText(`Pay ${total}`)
  await expect(page.getByRole('main')).not.toContainText(withDecimals)
  await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectPaid(total)
  await expect(page.getByRole('main')).not.toContainText(withDecimals)
  await placed.expectListed(number, { status: 'Awaiting files' })
  await expect(page.getByRole('main')).not.toContainText(withDecimals)
})
