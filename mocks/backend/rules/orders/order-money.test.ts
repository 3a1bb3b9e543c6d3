import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { insertInvoice, insertPayment } from '../../../scenarios/builders/orders/build-invoice.ts'
import { buildOrder } from '../../../scenarios/builders/orders/build-order.ts'
import { samuelOkafor } from '../../../scenarios/builders/people.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import type { InvoiceRow, PaymentRow } from '../../../world/rows/payment-rows.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { moneyOf } from './order-money.ts'

const { EUR } = currencies
const person = samuelOkafor
const plan = { key: 'one', status: 'Received', services: [], orderedAgo: 9 * day } as const
const row = buildOrder(plan, person, fixedNow)

type TestInvoice = { days: number; amount: number; changes?: Partial<InvoiceRow> }

const paid = (amount: number, days: number) => ({
  ...{ id: `${days}`, amount, at: fixedNow - days * day, retainerInvoiceNumber: null },
})
const payment = (amount: number, days: number, number = 0) => ({
  ...{ id: `${days}`, invoiceNumber: `US-${number}`, amount, date: isoOf(fixedNow - days * day) },
})
const invoice = (number: number, totalAmount: number, balance: number, days: number) => ({
  ...{ invoiceNumber: `US-${number}`, totalAmount, balance },
  transactionDate: isoOf(fixedNow - days * day),
  pendingPayment: null,
})
const bill = (
  days: number,
  amount: number,
  payments: InvoiceRow['payments'] = [],
): TestInvoice => ({
  ...{ days, amount, changes: { payments } },
})
const inEuros = { currency: EUR, payments: [paid(40, 1)] }

describe('the amounts of an order', () => {
  it.each<[string, TestInvoice[], object]>([
    ['nothing yet', [], { invoices: [], payments: [] }],
    ['an invoice', [bill(2, 372)], { invoices: [invoice(0, 372, 372, 2)], payments: [] }],
    [
      'one that is partly paid',
      [bill(2, 372.3, [paid(72.1, 1)])],
      { invoices: [invoice(0, 372.3, 300.2, 2)], payments: [payment(72.1, 1)] },
    ],
    [
      'one that is paid',
      [bill(2, 372, [paid(72, 2), paid(300, 1)])],
      { invoices: [invoice(0, 372, 0, 2)], payments: [payment(300, 1), payment(72, 2)] },
    ],
    [
      'several, the newest first',
      [bill(5, 372, [paid(372, 1)]), bill(2, 32), bill(3, 185, [paid(100, 2)])],
      {
        invoices: [invoice(1, 32, 32, 2), invoice(2, 185, 85, 3), invoice(0, 372, 0, 5)],
        payments: [payment(372, 1), payment(100, 2, 2)],
      },
    ],
    [
      'another currency',
      [{ days: 2, amount: 100, changes: inEuros }],
      { invoices: [invoice(0, 108, 64.8, 2)], payments: [payment(43.2, 1)] },
    ],
    [
      'another order',
      [{ days: 2, amount: 372, changes: { orderIdentity: 'GX000000', payments: [paid(1, 1)] } }],
      { invoices: [], payments: [] },
    ],
    [
      'no order',
      [{ days: 2, amount: 372, changes: { orderIdentity: null } }],
      { invoices: [], payments: [] },
    ],
  ])('of %s', (_, bills, expected) => {
    const world = createGalleyWorld()
    for (const [index, { days, amount, changes }] of bills.entries()) {
      const named = { invoiceNumber: `US-${index}`, madeAt: fixedNow - days * day, amount }
      const rest = { orderIdentity: row.identity, ...changes }
      insertInvoice({ world, person, ...named, submission: 'Editing', changes: rest })
    }
    expect(moneyOf(world, row)).toEqual(expected)
  })
})

describe('an order without an invoice', () => {
  const at = fixedNow - day
  const received = (id: string, amount: number) => ({
    ...{ id, invoiceNumber: null, amount, date: isoOf(at) },
  })
  const transfer = { method: paymentMethodIds.bankTransfer, status: 'open' } as const
  const withFunds = {
    ...{ creditsApplied: 60, prepaymentApplied: 100, fundsTaken: true },
    prepaymentsTaken: [{ retainerInvoiceNumber: 'US-RT-1', amount: 100 }],
  }

  it.each<[string, Partial<PaymentRow>, object[]]>([
    ['was received', {}, [received('9', 372)]],
    ['was received in euros', { currency: EUR }, [received('9', 401.76)]],
    [
      'was received with funds',
      { ...withFunds, amount: 212 },
      [received('9-1', 100), received('9-2', 60), received('9', 212)],
    ],
    ['is promised', { ...transfer, settledAt: null }, []],
    [
      'is promised with funds',
      { ...transfer, ...withFunds, amount: 212, settledAt: null },
      [received('9-1', 100), received('9-2', 60)],
    ],
    ['was declined', { status: 'declined' }, []],
    ['was made by an institution', { method: paymentMethodIds.voucher, amount: 0 }, []],
    ['was for nothing', { method: paymentMethodIds.free, total: 0, amount: 0 }, []],
    ['is on an invoice', { invoiceNumbers: ['US-1'] }, []],
    [
      'was for another order',
      { purpose: { kind: 'order', formIdentity: 'form-2', externalId: 'GX000000' } },
      [],
    ],
  ])('lists a payment that %s', (_, changes, payments) => {
    const world = createGalleyWorld()
    const purpose = { kind: 'order', formIdentity: 'form-1', externalId: row.identity } as const
    insertPayment({ world, person, receiptCode: 'RC-9', purpose, amount: 372, at, changes })
    expect(moneyOf(world, row)).toEqual({ invoices: [], payments })
  })
})
