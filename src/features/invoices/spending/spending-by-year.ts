import { yearOf, yearsLater } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { ReceivedPayment } from './received-payments.ts'
import {
  chartAmount,
  chartCurrency,
  paymentsIn,
  type Spending,
  spendingOf,
  yearsOf,
} from './spending-by-month.ts'

type YearSpending = { year: number; amount: number }

type SpendingByYear = {
  unit: ReturnType<typeof chartCurrency>
  /** Undefined unless money was paid in this year and in the last. */
  lastYearByToday: YearSpending | undefined
  years: YearSpending[]
}

function byToday(payments: readonly ReceivedPayment[], whole: Spending, now: Instant) {
  const lastYear = yearOf(now) - 1
  const [current, former] = [lastYear + 1, lastYear].map((year) => paymentsIn(payments, year))
  if (!current?.length || !former?.length) return undefined
  const soFar = former.filter(({ at }) => yearsLater(at, 1) <= now)
  return { year: lastYear, amount: chartAmount(whole, spendingOf(soFar)) }
}

/** Of all years with payments, newest first, in one currency. */
export function spendingByYear(payments: readonly ReceivedPayment[], now: Instant): SpendingByYear {
  const whole = spendingOf(payments)
  const years = yearsOf(payments).map((year) => ({
    year,
    amount: chartAmount(whole, spendingOf(paymentsIn(payments, year))),
  }))
  return { unit: chartCurrency(whole), lastYearByToday: byToday(payments, whole, now), years }
}
