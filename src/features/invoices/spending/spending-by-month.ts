import type { Currency, Invoice } from '../../../api/invoices.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'
import { monthOf, parseInstant, yearOf } from '../../../lib/calendar.ts'
import { shownReceiptNumber } from '../documents/shown-receipt-number.ts'

/** A payment that an invoice received; its amount is in the invoice's currency. */
export type ReceivedPayment = {
  receipt: string
  /** Epoch milliseconds. */
  at: number
  /** In UTC, as is the month, from 0 for January. */
  year: number
  month: number
  invoiceNumber: string
  order: string | null
  currency: Currency
  amount: number
  /** US dollars for one unit of the currency. */
  exchangeRate: number
  dollars: number
  /** The prepayment it was taken from; null for other money. */
  retainerInvoiceNumber: string | null
}

/** The currency that amounts of several currencies are added up in. */
export const dollar = { shortName: 'USD', numDecimals: 2 }

const monthNumbers = Array.from({ length: 12 }, (_, month) => month)

function paymentsOfInvoice(invoice: Invoice): ReceivedPayment[] {
  const { invoiceNumber, currency, exchangeRate, customFields, payments } = invoice
  return payments.map((payment) => {
    const { amount, date, retainerinvoice_id } = payment
    const at = parseInstant(date)
    return {
      receipt: shownReceiptNumber(payment),
      at,
      year: yearOf(at),
      month: monthOf(at),
      invoiceNumber,
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

export function yearsOf(payments: readonly ReceivedPayment[]): number[] {
  const years = new Set(payments.map(({ year }) => year))
  return [...years].sort((one, other) => other - one)
}

export const paymentsIn = (payments: readonly ReceivedPayment[], inYear: number) =>
  payments.filter(({ year }) => year === inYear)

type CurrencySum = { currency: Currency; amount: number }

export type Spending = {
  count: number
  sums: readonly CurrencySum[]
  dollars: number
}

export function spendingOf(payments: readonly ReceivedPayment[]): Spending {
  const sums = new Map<string, CurrencySum>()
  let dollars = 0
  for (const { currency, amount, dollars: worth } of payments) {
    const before = sums.get(currency.shortName)?.amount ?? 0
    sums.set(currency.shortName, { currency, amount: roundMoney(before + amount, currency) })
    dollars = roundMoney(dollars + worth, dollar)
  }
  const byCode = [...sums].sort(([one], [other]) => (one < other ? -1 : 1))
  return { count: payments.length, sums: byCode.map(([, sum]) => sum), dollars }
}

export type MonthSpending = Spending & {
  /** From 0 for January. */
  month: number
}

export function spendingByMonth(payments: readonly ReceivedPayment[]): MonthSpending[] {
  return monthNumbers.map((inMonth) => ({
    month: inMonth,
    ...spendingOf(payments.filter(({ month }) => month === inMonth)),
  }))
}

export const needsDollars = ({ sums }: Spending): boolean =>
  sums.some(({ currency }) => currency.shortName !== dollar.shortName)

/** The currency of a chart: that of all payments, or US dollars. */
export function chartCurrency({ sums }: Spending): Pick<Currency, 'shortName' | 'numDecimals'> {
  const [only, ...others] = sums
  return only && others.length === 0 ? only.currency : dollar
}

export function barsOf(year: Spending, months: readonly MonthSpending[]) {
  const inDollars = year.sums.length > 1
  return months.map(({ month, sums, dollars }) => ({
    month,
    amount: inDollars ? dollars : (sums[0]?.amount ?? 0),
  }))
}
