import { expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { editOf } from '../orders/order-edit.ts'
import { settlePayment } from '../payment/settlement/settle-payment.ts'

it('takes a transfer that was announced before a service was added', async () => {
  const { send, world, facts } = await testBackend('placed-orders')
  const id = facts.orders.byTransfer
  const order = () => {
    const row = world.orders.get(id)
    if (!row) throw new Error('There is no such order.')
    return row.order
  }
  const edit = editOf(order())
  const services = [...edit.services, 'svc-formatting']
  const { body } = await send(`PUT /api/order/${id}/save`, { json: { ...edit, services } })
  expect(body).toMatchObject({ orderDetails: { services } })
  const [pending] = order().pendingPayments
  const payment = world.payments.get(pending?.receiptCode ?? '')
  if (!payment) throw new Error('There is no such payment.')
  expect(settlePayment(world, payment, fixedNow)).toMatchObject({ status: 'approved' })
  const paymentsOfEach = [...world.invoices.in('byOrder', id).rows()].map(
    ({ payments }) => payments.length,
  )
  expect(paymentsOfEach.toSorted()).toEqual([0, 1])
  expect(order()).toMatchObject({ paid: false, pendingPayments: [] })
})
