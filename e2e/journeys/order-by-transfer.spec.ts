import { wholeCode } from '../../src/lib/whole-code.ts'
import { expect, test } from '../fixtures.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

test('orders for a customer by bank transfer with a purchase order', async ({ page, backend }) => {
  const { person } = await backend.scenario('impersonator', paymentStep)
  const purchaseOrder = `PO ${person.identity}`
  const order = new OrderSteps(page)
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await order.choose('Bank transfer')
  await page.getByLabel('Purchase order number').fill(purchaseOrder)
  await order.acceptTerms()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectInvoiced(total)
  await expect(page.getByText(`Please transfer ${total}`)).toBeVisible()
  await expect(
    page.getByText(`Your purchase order number is ${wholeCode(purchaseOrder)}.`),
  ).toBeVisible()
  await placed.expectListed(number)
})
