import { describe, expect, test } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { insertInvoice, insertPayment } from '../../../scenarios/builders/orders/build-invoice.ts'
import { buildOrder } from '../../../scenarios/builders/orders/build-order.ts'
import { helenMarsh, samuelOkafor } from '../../../scenarios/builders/people.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { payInvoices } from './pay-invoices.ts'

const person = helenMarsh

function orderedWorld(status: OrderRow['order']['status'] = 'Completed') {
  const world = createGalleyWorld()
  const pendingPayments = [{ receiptCode: 'RC-9', boletoUrl: null }]
  const plan = { key: 'paid', status, services: ['premiumEditing'], pendingPayments } as const
  const order = buildOrder({ ...plan, orderedAgo: 9 * day, dueIn: -day }, person, fixedNow)
  const { identity } = world.orders.insert(order)
  for (const [invoiceNumber, amount] of [
    ['A', 100],
    ['B', 50],
    ['C', 25],
  ] as const) {
    const changes = { orderIdentity: invoiceNumber === 'C' ? null : identity }
    const bill = { invoiceNumber, amount, madeAt: fixedNow, submission: 'Editing', changes }
    insertInvoice({ world, person, ...bill })
  }
  const payment = (receiptCode: string, numbers: string[], changes: Partial<PaymentRow> = {}) => {
    const purpose = { kind: 'payoff', invoiceNumbers: numbers } as const
    const options = { receiptCode, purpose, amount: 175, at: fixedNow - day }
    return insertPayment({ world, person, ...options, changes })
  }
  const pay = (...numbers: string[]) =>
    payInvoices(world, payment(`RC-${world.payments.size}`, numbers), 'all', fixedNow)
  return { world, identity, payment, pay, order: () => world.orders.get(identity)?.order }
}

describe('an order', () => {
  test.each<[string, string[], boolean]>([
    ['none of its invoices', [], false],
    ['another invoice', ['C'], false],
    ['one of two', ['A'], false],
    ['the other of two', ['B'], false],
    ['both', ['A', 'B'], true],
    ['both and others', ['C', 'B', 'unknown', 'A'], true],
  ])('of which %s is paid', (_, numbers, paid) => {
    const { pay, order } = orderedWorld()
    pay(...numbers)
    expect(order()).toMatchObject({ paid, downloadAvailable: paid, touchUpAvailable: paid })
    expect(order()?.pendingPayments).toHaveLength(paid ? 0 : 1)
  })

  test('that is not completed is paid and opens nothing', () => {
    const { pay, order } = orderedWorld('In Progress')
    pay('A', 'B')
    expect(order()).toMatchObject({ paid: true, downloadAvailable: false })
  })

  test('that was already paid or was deleted stays as it is', () => {
    const { world, pay, identity } = orderedWorld()
    pay('A', 'B')
    const row = world.orders.get(identity)
    world.invoices.update('C', { orderIdentity: identity })
    pay('C')
    expect(world.orders.get(identity)).toBe(row)
    world.invoices.update('C', { orderIdentity: 'GX-GONE', payments: [] })
    pay('C')
    expect([...world.orders.all()]).toEqual([row])
  })
})

describe('another pending payment', () => {
  const open = { status: 'open', method: paymentMethodIds.bankTransfer, settledAt: null } as const
  test.each<[string, string[], Partial<PaymentRow>, string[], 'open' | 'expired' | 'approved']>([
    ['of the invoice', ['A'], {}, ['A'], 'expired'],
    [
      'of the invoice by boleto',
      ['A'],
      { method: paymentMethodIds.boleto, dueAt: fixedNow + day },
      ['A'],
      'expired',
    ],
    ['of both invoices', ['A', 'B'], {}, ['A', 'B'], 'expired'],
    ['of one of both', ['B'], {}, ['A', 'B'], 'expired'],
    ['of one more', ['A', 'B'], {}, ['A'], 'open'],
    ['of another', ['B'], {}, ['A'], 'open'],
    ['of a missing invoice', ['unknown'], {}, ['A'], 'open'],
    ['of no invoice', [], {}, ['A'], 'open'],
    [
      'that was paid at a bank',
      ['A'],
      { method: paymentMethodIds.boleto, paidAtBank: fixedNow - 1 },
      ['A'],
      'open',
    ],
    ['that has arrived', ['A'], { status: 'approved', settledAt: 0 }, ['A'], 'approved'],
    ['of another person', ['A'], { owner: samuelOkafor.identity }, ['A'], 'open'],
  ])('%s', (_, numbers, changes, paid, status) => {
    const { world, payment, pay, order } = orderedWorld()
    payment('RC-9', numbers, { ...open, ...changes })
    pay(...paid)
    const isOver = status === 'expired'
    const row = world.payments.get('RC-9')
    expect(row?.status).toBe(status)
    if (isOver) expect(row).toMatchObject({ settledAt: fixedNow, dueAt: null })
    expect(order()?.pendingPayments).toHaveLength(isOver ? 0 : 1)
  })

  test('is not ended by its own immediate payment', () => {
    const { world, payment } = orderedWorld()
    const funds = { creditsApplied: 100, amount: 0, total: 100 }
    const promised = payment('RC-9', ['A'], { ...open, ...funds })
    payInvoices(world, promised, 'funds', fixedNow)
    expect(world.payments.get('RC-9')).toEqual(promised)
  })
})
