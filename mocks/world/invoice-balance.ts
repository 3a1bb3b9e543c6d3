import type { components } from '../../src/api/generated/schema.gen.ts'
import { fromDollars, rounded, sumOf } from './money.ts'
import { receiptCodeOf } from './receipt-number.ts'
import type { InvoiceRow, PaymentRow } from './rows/payment-rows.ts'

type Currency = components['schemas']['Currency']

type Payable = Pick<InvoiceRow, 'totalAmount' | 'payments' | 'currency'>

/** Rows are immutable and balances are read often. */
const balances = new WeakMap<Payable, number>()

export function balanceOf(invoice: Payable): number {
  const cached = balances.get(invoice)
  if (cached !== undefined) return cached
  const balance = computedBalance(invoice)
  balances.set(invoice, balance)
  return balance
}

function computedBalance({ totalAmount, payments, currency }: Payable): number {
  const paid = sumOf(
    payments.map(({ amount }) => amount),
    currency,
  )
  return rounded(totalAmount - paid, currency)
}

/** The invoice as it was billed: without what this payment has settled. */
export function withoutPayment<Row extends Payable>(
  invoice: Row,
  { receiptCode }: Pick<PaymentRow, 'receiptCode'>,
): Row {
  const payments = invoice.payments.filter(({ id }) => receiptCodeOf(id) !== receiptCode)
  return { ...invoice, payments }
}

export const isUnpaid = (invoice: Payable & Pick<InvoiceRow, 'pendingWriteoff'>): boolean =>
  !invoice.pendingWriteoff && balanceOf(invoice) > 0

export function converted(amount: number, from: Currency, to: Currency): number {
  if (from.shortName === to.shortName) return amount
  return fromDollars(amount * from.exchangeRate, to)
}
