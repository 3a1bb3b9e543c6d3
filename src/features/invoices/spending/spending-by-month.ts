import type { Currency } from '../../../api/invoices.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'
import { dollar } from './dollar.ts'
import type { ReceivedPayment } from './received-payments.ts'

const monthNumbers = Array.from({ length: 12 }, (_, month) => month)

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

/** Of a part of the whole, in the currency of a chart of the whole. */
export function chartAmount(whole: Spending, part: Spending): number {
  return whole.sums.length > 1 ? part.dollars : (part.sums[0]?.amount ?? 0)
}

export function barsOf(year: Spending, months: readonly MonthSpending[]) {
  return months.map((spending) => ({
    month: spending.month,
    amount: chartAmount(year, spending),
  }))
}
