import type { components } from '../../../../src/api/schema.gen.ts'
import type { InvoiceRow } from '../../../world/payment-rows.ts'
import { fromDollars, rounded, sumOf } from '../money.ts'

type Currency = components['schemas']['Currency']

/** What is left to pay of an invoice, in its currency. */
export function balanceOf(
  invoice: Pick<InvoiceRow, 'totalAmount' | 'payments' | 'currency'>,
): number {
  const { totalAmount, payments, currency } = invoice
  const paid = sumOf(
    payments.map(({ amount }) => amount),
    currency,
  )
  return rounded(totalAmount - paid, currency)
}

/** Whether an invoice is to be paid: something is left, and the service does not mean to give it up. */
export const isUnpaid = (invoice: InvoiceRow): boolean =>
  !invoice.pendingWriteoff && balanceOf(invoice) > 0

/** An amount of one currency in another, through the dollar where they differ. */
export function converted(amount: number, from: Currency, to: Currency): number {
  if (from.shortName === to.shortName) return amount
  return fromDollars(amount * from.exchangeRate, to)
}
