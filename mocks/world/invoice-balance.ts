import type { components } from '../../src/api/generated/schema.gen.ts'
import { fromDollars, rounded, sumOf } from './money.ts'
import type { InvoiceRow, PaymentRow } from './payment-rows.ts'
import { receiptCodeOf } from './receipt-number.ts'

type Currency = components['schemas']['Currency']

type Payable = Pick<InvoiceRow, 'totalAmount' | 'payments' | 'currency'>

/** Rows never change, and an account asks for the balance of every one of them again and again. */
const balances = new WeakMap<Payable, number>()

/** What is left to pay of an invoice, in its currency. */
export function balanceOf(invoice: Payable): number {
  const known = balances.get(invoice)
  if (known !== undefined) return known
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

/** An invoice as the bill of a payment saw it: without what that payment has brought to it. */
export function withoutPayment<Row extends Payable>(
  invoice: Row,
  { receiptCode }: Pick<PaymentRow, 'receiptCode'>,
): Row {
  const payments = invoice.payments.filter(({ id }) => receiptCodeOf(id) !== receiptCode)
  return { ...invoice, payments }
}

/** Whether an invoice is to be paid: something is left, and the service does not mean to give it up. */
export const isUnpaid = (invoice: Payable & Pick<InvoiceRow, 'pendingWriteoff'>): boolean =>
  !invoice.pendingWriteoff && balanceOf(invoice) > 0

/** An amount of one currency in another, through the dollar where they differ. */
export function converted(amount: number, from: Currency, to: Currency): number {
  if (from.shortName === to.shortName) return amount
  return fromDollars(amount * from.exchangeRate, to)
}
