import { expect, test } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { insertInvoice, insertPayment } from '../../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { createGalleyWorld, type World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { type CurrencyIso, currencies } from '../../reference-data/payment/currencies.ts'
import { payOffFulfilment } from './fulfil-payoff.ts'

const purpose = { kind: 'payoff', invoiceNumbers: ['A', 'B'] } as const

function promised(funds: number, total: number, iso: CurrencyIso = 'USD') {
  const world = createGalleyWorld()
  for (const [invoiceNumber, amount] of [
    ['A', 60],
    ['B', 40],
  ] as const) {
    const bill = { invoiceNumber, amount, madeAt: fixedNow, submission: 'Editing' }
    insertInvoice({ world, person: helenMarsh, ...bill })
  }
  const open: Partial<PaymentRow> = {
    status: 'open',
    method: paymentMethodIds.bankTransfer,
    settledAt: null,
  }
  const changes = {
    ...open,
    currency: currencies[iso],
    total,
    prepaymentApplied: funds,
    amount: total - funds,
  }
  const prepaymentsTaken = funds === 0 ? [] : [{ retainerInvoiceNumber: 'RT', amount: funds }]
  const options = { receiptCode: 'RC-1', purpose, amount: total, at: fixedNow }
  const all = { ...changes, prepaymentsTaken }
  const payment = insertPayment({ world, person: helenMarsh, ...options, changes: all })
  payOffFulfilment(purpose).promised?.({ world, payment, now: fixedNow })
  return { world, payment }
}

const paidOtherwise = (amount: number) => (world: World) => {
  const other = { id: '2', amount, at: fixedNow, retainerInvoiceNumber: null }
  const payments = world.invoices.get('B')?.payments ?? []
  world.invoices.update('B', { payments: [...payments, other] })
}
const nothing = () => {}
const writeOff = (world: World) => world.invoices.update('B', { pendingWriteoff: true })
const forget = (world: World) => world.invoices.remove('B')

test.each([
  ['nothing has changed', promised(0, 100), nothing, true],
  ['a part was paid at once', promised(30, 100), nothing, true],
  ['the first was paid by that part', promised(60, 100), nothing, true],
  ['the part exceeded the first', promised(75, 100), nothing, true],
  ['a cent is lost between currencies', promised(50.05, 714.28, 'CNY'), nothing, true],
  ['it is for less', promised(0, 99.99), nothing, false],
  ['a cent was paid by another payment', promised(60, 100), paidOtherwise(0.01), false],
  ['one was paid by another payment', promised(60, 100), paidOtherwise(40), false],
  ['one is written off', promised(0, 100), writeOff, false],
  ['one was deleted', promised(0, 100), forget, false],
])('a payment of two invoices is due where %s', (_, { world, payment }, change, isDue) => {
  change(world)
  expect(payOffFulfilment(purpose).isDue({ world, payment, now: fixedNow })).toBe(isDue)
})
