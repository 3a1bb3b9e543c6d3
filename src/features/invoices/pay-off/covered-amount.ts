import type { Currency, Invoice } from '../../../api/invoices.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'

type PaidInvoice = Pick<Invoice, 'currency' | 'payments'>

/** What a payment brought to the invoices; undefined for several currencies, and where none is named. */
export function coveredAmount(
  invoices: readonly PaidInvoice[],
  receiptCode: string,
): { amount: number; currency: Currency } | undefined {
  const parts = invoices.flatMap(({ currency, payments }) =>
    payments
      .filter((payment) => payment.receiptCode === receiptCode)
      .map(({ amount }) => ({ amount, currency })),
  )
  const currency = parts[0]?.currency
  if (!currency || parts.some((part) => part.currency.shortName !== currency.shortName)) return
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  return { amount: roundMoney(sum, currency), currency }
}
