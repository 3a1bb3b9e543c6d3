import { test } from '../fixtures.ts'
import { detailsStep, OrderSteps, walkedTitle } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

const cases = [
  { invoice: 'an invoice', suppress: 'No', invoices: 1 },
  { invoice: 'no invoice', suppress: 'Yes', invoices: 0 },
]

for (const { invoice, suppress, invoices } of cases) {
  test(`pays for an order that an administrator began, with ${invoice}`, { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    await backend.scenario('admin-order', detailsStep)
    const order = new OrderSteps(page)
    await order.describeProject()
    await page
      .getByRole('group', { name: 'Suppress invoice creation?' })
      .getByRole('radio', { name: suppress })
      .check()
    await page.getByRole('checkbox', { name: /^Notify the customer/ }).check()
    await order.goToPayment()
    await order.chooseCard()
    await order.acceptTerms()
    const total = await order.pay()

    const placed = new PlacedOrder(page)
    const number = await placed.thanked()
    await placed.expectPaid(total)
    await placed.expectInvoices(invoices)
    await placed.expectListed(number, { title: walkedTitle })
  })
}
