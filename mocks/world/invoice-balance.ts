import type { components } from '../../src/api/generated/schema.gen.ts'
import { memoizeByObject } from '../../src/lib/memoize.ts'
import { fromDollars, rounded, sumOf } from './money.ts'
import { receiptCodeOf } from './receipt-number.ts'
import type { InvoiceRow, PaymentRow } from './rows/payment-rows.ts'

type Currency = components['schemas']['Currency']

type Payable = Pick<InvoiceRow, 'totalAmount' | 'payments' | 'currency'>

export const balanceOf = memoizeByObject(({ totalAmount, payments, currency }: Payable): number => {
  const paid = sumOf(
    payments.map(({ amount }) => amount),
    currency,
  )
  return rounded(totalAmount - paid, currency)
})

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
