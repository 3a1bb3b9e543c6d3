import { expect, test } from '../fixtures.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

test('orders with credits, a part of the prepaid balance and a card', async ({ page, backend }) => {
  const { balances } = await backend.scenario('prepaid', paymentStep)
  const order = new OrderSteps(page)
  await order.choose('Yes, use {used}')
  await order.choose('Yes, part of it')
  await page.getByLabel(/^Amount from your balance/).fill('100.50')
  await order.chooseCard()
  await order.acceptTerms()
  const left = (await order.payButton().innerText()).replace('Pay ', '')
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  const amounts = await placed.expectPaid(total)
  expect(amounts.toSorted()).toEqual([`$${balances.credits}`, '$100.50', left].toSorted())
  await placed.expectListed(number, { status: 'Awaiting files' })
})
