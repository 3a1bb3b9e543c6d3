import { formatDate } from '../../../i18n/format-date.ts'
import type { CsvCell } from '../../../lib/csv.ts'
import type { ReceivedPayment } from './received-payments.ts'

type SpendingCsvLabels = {
  date: string
  receipt: string
  invoice: string
  order: string
  currency: string
  amount: string
  paidFrom: string
  rate: string
  dollars: string
  prepayment: (retainerInvoiceNumber: string) => string
  otherMoney: string
}

export function spendingRows(
  payments: readonly ReceivedPayment[],
  labels: SpendingCsvLabels,
): CsvCell[][] {
  const { date, receipt, invoice, order, currency, amount, paidFrom, rate, dollars } = labels
  const { prepayment, otherMoney } = labels
  return [
    [date, receipt, invoice, order, currency, amount, paidFrom, rate, dollars],
    ...payments.map((payment) => [
      formatDate(payment.at, { zone: 'UTC' }),
      payment.receipt,
      payment.invoiceNumber,
      payment.order ?? '',
      payment.currency.shortName,
      payment.amount,
      payment.retainerInvoiceNumber === null
        ? otherMoney
        : prepayment(payment.retainerInvoiceNumber),
      payment.exchangeRate,
      payment.dollars,
    ]),
  ]
}

export const spendingFileName = (year: number) => `Galley_payments_${year}.csv`
