import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { sumOf } from '../../world/money.ts'
import { receiptCodeOf } from '../../world/receipt-number.ts'
import type {
  CreditRow,
  PaymentRow,
  PrepaymentRow,
  VoucherRow,
} from '../../world/rows/payment-rows.ts'
import { type Invariant, isOwner } from './order-invariants.ts'

export const paymentInvariants: Invariant<PaymentRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'adds up: credits, prepayment and the amount make the total, but for a voucher',
    holds: ({ method, currency, creditsApplied, prepaymentApplied, amount, total }) =>
      [creditsApplied, prepaymentApplied, amount, total].every((part) => part >= 0) &&
      (method === paymentMethodIds.voucher ||
        sumOf([creditsApplied, prepaymentApplied, amount], currency) === total),
  },
  {
    invariant: 'has ended exactly when it is not open',
    holds: ({ status, settledAt, createdAt }) =>
      status === 'open' ? settledAt === null : settledAt !== null && settledAt >= createdAt,
  },
  {
    invariant: 'ends by itself only while it is open',
    holds: ({ status, dueAt }) => status === 'open' || dueAt === null,
  },
  {
    invariant: 'was paid at a bank only by boleto',
    holds: ({ method, paidAtBank }) => paidAtBank === null || method === paymentMethodIds.boleto,
  },
  {
    invariant: 'names invoices of the same person',
    holds: ({ invoiceNumbers, owner }, world) =>
      invoiceNumbers.every((number) => world.invoices.get(number)?.owner === owner),
  },
  {
    invariant: 'brings its total to its invoices once it is approved',
    holds: ({ status, receiptCode, invoiceNumbers, total, currency }, world) => {
      if (status !== 'approved' || invoiceNumbers.length === 0) return true
      const invoices = invoiceNumbers.map((number) => world.invoices.get(number))
      const sameCurrency = invoices.every((it) => it?.currency.shortName === currency.shortName)
      const parts = invoices.flatMap((it) => it?.payments ?? [])
      const mine = parts.filter(({ id }) => receiptCodeOf(id) === receiptCode)
      const sum = sumOf(
        mine.map(({ amount }) => amount),
        currency,
      )
      return !sameCurrency || sum === total
    },
  },
]

export const prepaymentInvariants: Invariant<PrepaymentRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'is spent only once paid, and never more than was paid',
    holds: ({ spent, payment, totalAmount }) =>
      spent >= 0 && spent <= (payment === null ? 0 : totalAmount),
  },
  {
    invariant: 'was paid by an approved payment of the same person',
    holds: ({ payment, owner }, world) => {
      if (payment === null) return true
      const row = world.payments.get(`RC-${payment.id}`)
      return row?.owner === owner && row.status === 'approved'
    },
  },
]

export const creditInvariants: Invariant<CreditRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'is never below nothing or above what was credited',
    holds: ({ balance, totalAmount }) => balance >= 0 && balance <= totalAmount,
  },
]

export const voucherInvariants: Invariant<VoucherRow>[] = [
  {
    invariant: 'was used for a payment that exists, at most once',
    holds: ({ code, usedFor }, world) =>
      usedFor === null || world.payments.get(usedFor)?.form.voucherApplied === code,
  },
]
