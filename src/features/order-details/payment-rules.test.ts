import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import { namedAmountOf, orderPaymentOf, pendingStateOf, saysWhenPaid } from './payment-rules.ts'

const pending = { receiptCode: 'RC-1', boletoUrl: null }
const invoice = (invoiceNumber: string, balance: number) => ({
  invoiceNumber,
  totalAmount: 372,
  balance,
  transactionDate: '2026-11-23T09:00:00Z',
  pendingPayment: null,
})
const promised = { ...invoice('US-1', 372), pendingPayment: pending }
const open = { kind: 'open', pendingReceiptCode: undefined, onItsWay: 0 }
const unpaid = {
  status: 'Received',
  freeOrder: false,
  paid: false,
  pendingPayments: [],
  invoices: [],
} as const

it.each([
  ['free', { freeOrder: true, paid: true }, { kind: 'free' }],
  ['paid', { paid: true, invoices: [invoice('US-1', 0)] }, { kind: 'paid' }],
  ['paid without an invoice', { paid: true }, { kind: 'paid' }],
  [
    'promised',
    { pendingPayments: [pending], invoices: [promised] },
    { kind: 'pending', receiptCode: 'RC-1' },
  ],
  [
    'open',
    { invoices: [invoice('US-2', 0), invoice('US-1', 372)] },
    { ...open, invoices: [invoice('US-1', 372)], balance: 372 },
  ],
  [
    'open with added services',
    { invoices: [invoice('US-2', 185), invoice('US-1', 372)] },
    { ...open, invoices: [invoice('US-2', 185), invoice('US-1', 372)], balance: 557 },
  ],
  [
    'open with added services, and promised apart from these',
    { pendingPayments: [pending], invoices: [invoice('US-2', 24), promised] },
    {
      ...{ ...open, invoices: [invoice('US-2', 24)], balance: 24 },
      ...{ pendingReceiptCode: 'RC-1', onItsWay: 372 },
    },
  ],
  ['not invoiced', {}, { kind: 'unbilled' }],
  ['cancelled', { status: 'Cancelled' as const, pendingPayments: [pending] }, { kind: 'free' }],
  ['cancelled after it was paid', { status: 'Cancelled' as const, paid: true }, { kind: 'paid' }],
])('an order that is %s', (_, changes, expected) => {
  expect(orderPaymentOf({ ...unpaid, pendingPayments: [], invoices: [], ...changes })).toEqual(
    expected,
  )
})

const payment = (amount: number) => ({
  id: 'P-1',
  invoiceNumber: 'US-1',
  amount,
  date: '2026-11-24T09:00:00Z',
})

it.each([
  ['paid at once', { paid: true, payments: [payment(372)] }, 372],
  ['paid in parts', { paid: true, payments: [payment(300), payment(72)] }, undefined],
  ['paid without a payment', { paid: true, payments: [] }, undefined],
  ['partly open', { invoices: [invoice('US-1', 72)], payments: [payment(300)] }, 72],
  ['promised', { pendingPayments: [pending], payments: [] }, undefined],
])('the amount that the invoice of an order that is %s need not repeat', (_, changes, amount) => {
  const order = { ...unpaid, pendingPayments: [], invoices: [], ...changes }
  expect(namedAmountOf(order)).toBe(amount)
})

it.each([
  ['paid at once', { paid: true, payments: [payment(372)] }, true],
  ['paid by a voucher', { paid: true, payments: [payment(0)] }, false],
  ['paid without a payment', { paid: true, payments: [] }, false],
  ['partly open', { invoices: [invoice('US-1', 72)], payments: [payment(300)] }, false],
])('whether the payments of an order that is %s say it all', (_, changes, expected) => {
  const order = { ...unpaid, pendingPayments: [], invoices: [], ...changes }
  expect(saysWhenPaid(order)).toBe(expected)
})

const { boleto, bankTransfer, alipay, unionPay, weChatPay, payPal } = paymentMethodIds

it.each([
  ['open', boleto, '/external/boleto/RC-1', 'boleto'],
  ['open', boleto, null, 'clearing'],
  ['open', bankTransfer, null, 'transfer'],
  ['open', alipay, null, 'processing'],
  ['open', unionPay, null, 'processing'],
  ['open', weChatPay, null, 'processing'],
  ['open', payPal, null, 'processing'],
  ['approved', payPal, null, 'received'],
  ['approved', boleto, null, 'received'],
  ['expired', boleto, null, 'failed'],
  ['declined', payPal, null, 'failed'],
] as const)(
  'a payment that is %s by method %d (%s) is %s',
  (status, paymentMethodId, boletoUrl, expected) => {
    expect(pendingStateOf({ status, paymentMethodId, boletoUrl })).toBe(expected)
  },
)
