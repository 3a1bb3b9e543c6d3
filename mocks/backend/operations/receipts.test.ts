import { expect, it } from 'vitest'
import { insertInvoice, insertPaymentOf } from '../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh } from '../../scenarios/builders/people.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { currencies } from '../reference-data/payment/currencies.ts'
import { moneyOf } from '../rules/orders/order-money.ts'

const receiptsOf = (world: World): string[] =>
  [...world.orders.all()].flatMap((row) =>
    moneyOf(world, row).payments.map(
      ({ id, invoiceNumber, amount }) =>
        `/api/payment/${id}/pdf?invoice_number=${invoiceNumber}&amount=${amount}`,
    ),
  )

function billInEuros(world: World, orderIdentity: string): void {
  const changes = { orderIdentity, currency: currencies.EUR }
  const plan = { invoiceNumber: 'ES-7', madeAt: fixedNow, amount: 100, submission: 'Editing' }
  const invoice = insertInvoice({ world, person: helenMarsh, ...plan, changes })
  insertPaymentOf({ world, person: helenMarsh, receiptCode: 'RC-7', at: fixedNow }, invoice)
}

it.each(['returning-customer', 'china', 'brazil'] as const)(
  'opens every receipt: %s',
  async (name) => {
    const { world, send } = await testBackend(name)
    const receipts = receiptsOf(world)
    expect(receipts).not.toEqual([])
    for (const receipt of receipts) {
      expect([receipt, (await send(`GET ${receipt}`)).status]).toEqual([receipt, 200])
    }
  },
)

it('opens every receipt: of an order in dollars that was billed in euros', async () => {
  const { world, send, facts } = await testBackend('returning-customer')
  billInEuros(world, facts.orders.completedUnpaid)
  const inDollars = '/api/payment/7/pdf?invoice_number=ES-7&amount=108'
  expect(receiptsOf(world)).toContain(inDollars)
  expect((await send(`GET ${inDollars}`)).status).toBe(200)
  expect((await send('GET /api/payment/7/pdf?amount=100')).status).toBe(200)
  expect((await send('GET /api/payment/7/pdf?amount=101')).status).toBe(404)
})
