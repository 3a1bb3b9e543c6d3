import type { Currency, Invoice } from '../../../api/invoices.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'
import { monthOf, parseInstant, yearOf } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'
import { shownReceiptNumber } from '../documents/shown-receipt-number.ts'
import { dollar } from './dollar.ts'

/** A payment that an invoice received; its amount is in the invoice's currency. */
export type ReceivedPayment = {
  receipt: string
  at: Instant
  /** In UTC, as is the month, from 0 for January. */
  year: number
  month: number
  invoiceNumber: string
  invoicedAt: Instant
  order: string | null
  currency: Currency
  amount: number
  /** US dollars for one unit of the currency. */
  exchangeRate: number
  dollars: number
  /** The prepayment it was taken from; null for other money. */
  retainerInvoiceNumber: string | null
}

function paymentsOfInvoice(invoice: Invoice): ReceivedPayment[] {
  const { invoiceNumber, currency, exchangeRate, customFields, payments } = invoice
  const invoicedAt = parseInstant(invoice.transactionDate)
  return payments.map((payment) => {
    const { amount, date, retainerinvoice_id } = payment
    const at = parseInstant(date)
    return {
      receipt: shownReceiptNumber(payment),
      at,
      year: yearOf(at),
      month: monthOf(at),
      invoiceNumber,
      invoicedAt,
      order: customFields.Submission,
      currency,
      amount,
      exchangeRate,
      dollars: roundMoney(amount * exchangeRate, dollar),
      retainerInvoiceNumber: retainerinvoice_id,
    }
  })
}

export function receivedPayments(invoices: readonly Invoice[]): ReceivedPayment[] {
  return invoices.flatMap(paymentsOfInvoice).sort((one, other) => one.at - other.at)
}
