import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import type { ScenarioName } from '../scenario-list.ts'

async function opened<Name extends ScenarioName>(name: Name) {
  const backend = await testBackend(name)
  const orderOf = async (number: string) =>
    (await backend.send(`GET /api/order/${number}/payment`)).body
  return { ...backend, orderOf }
}

it('placed-orders has an order for each kind of payment', async () => {
  const { facts, orderOf } = await opened('placed-orders')
  const { orders } = facts
  const paid = { status: 'Received', paid: true, pendingPayments: [] }
  const inFull = [{ balance: 0 }]
  const promised = { paid: false, pendingPayments: [{ boletoUrl: null }] }
  const expected: Record<keyof typeof orders, object> = {
    byCard: { ...paid, payments: { length: 1 }, invoices: inFull },
    byTransfer: { ...promised, status: 'Received', invoices: [{ balance: 372 }] },
    byVoucher: { ...paid, freeOrder: false, payments: [], invoices: [] },
    byPrepayment: { ...paid, payments: { length: 1 }, invoices: inFull },
    free: { ...paid, freeOrder: true, invoices: [] },
    filesLater: { ...paid, status: 'Awaiting Files', deadline: null, originalFiles: [] },
    filesLaterByTransfer: { ...promised, status: 'Awaiting Files' },
    byAdministrator: { ...promised, payments: [], invoices: [] },
    paidWithoutInvoice: { ...paid, payments: [{ invoiceNumber: null, amount: 372 }], invoices: [] },
  }
  for (const [name, order] of Object.entries(expected)) {
    const number = Object.entries(orders).find(([key]) => key === name)?.[1] ?? ''
    expect(await orderOf(number), name).toMatchObject({ order })
  }
})

it('placed-orders keeps the number of the purchase order with the transfer', async () => {
  const { facts, send, orderOf } = await opened('placed-orders')
  const { body } = await send('GET /api/order/search')
  expect(body).toMatchObject({ pagination: { current: 1 } })
  expect(await orderOf(facts.orders.byTransfer)).toMatchObject({
    order: { pendingPayments: [{ receiptCode: 'RC-100002' }] },
  })
  expect((await send('GET /api/payment/status?receiptCode=RC-100002')).body).toMatchObject({
    status: 'open',
    purchaseOrderNumber: facts.purchaseOrder,
  })
})

it('placed-orders-brazil has a boleto to pay and one that clears', async () => {
  const { facts, world, send, orderOf } = await opened('placed-orders-brazil')
  const codeOf = (number: string) =>
    world.orders.get(number)?.order.pendingPayments[0]?.receiptCode ?? ''
  const statusOf = async (number: string) =>
    (await send(`GET /api/payment/status?receiptCode=${codeOf(number)}`)).body
  expect(await orderOf(facts.orders.boleto)).toMatchObject({
    order: { currency: { shortName: 'BRL' }, pendingPayments: [{ boletoUrl: expect.any(String) }] },
  })
  expect(await statusOf(facts.orders.boleto)).toMatchObject({ boletoUrl: expect.any(String) })
  expect(await statusOf(facts.orders.paidBoleto)).toMatchObject({ status: 'open', boletoUrl: null })
})

it('placed-orders-china has fapiaos requested while ordering', async () => {
  const { facts, orderOf } = await opened('placed-orders-china')
  expect(await orderOf(facts.orders.withFapiao)).toMatchObject({
    order: { paid: true, currency: { shortName: 'CNY' }, fapiao: { type: 'general' } },
  })
  expect(await orderOf(facts.orders.byTransfer)).toMatchObject({ order: { paid: false } })
})
