import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { isAskedFor, owedOf } from '../../../domain/money/owed.ts'
import {
  type AppliedFunds,
  allFundValues,
  applyFunds,
  availableFunds,
} from '../../../domain/payment/funds/funds-rules.ts'
import type { Instant } from '../../../lib/instant.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { isPayable } from '../invoice-filters.ts'
import { type PayOffBill, payOffBillOf, payOffFunds } from '../pay-off/pay-off-bill.ts'
import { payOffTaskOf } from '../pay-off/pay-off-task.ts'

type Money = Pick<InvoiceLoad, 'invoices' | 'currency' | 'credits' | 'prepayments'>

export type PayDeskSummary = {
  /** As many of the chosen ones as one payment takes. */
  invoices: readonly Invoice[]
  /** Whether a bank is to bring all of them: nothing is asked for. */
  isOnItsWay: boolean
  /** What a bank is to bring for chosen ones; undefined for nothing. */
  onItsWay: PayOffBill | undefined
  /** Chosen ones that a bank pays. */
  promised: readonly Invoice[]
  /** Chosen ones that another payment takes. */
  leftForLater: number
  bill: PayOffBill
  /** One for each currency, where there are several. */
  subtotals: readonly PayOffBill[]
  applied: AppliedFunds
  /** Credits that would cover all of it, and therefore stay; 0 where there are none. */
  keptCredits: number
}

function subtotalsOf(invoices: readonly Invoice[], persons: PayOffBill['currency']): PayOffBill[] {
  const groups = Map.groupBy(invoices, ({ currency }) => currency.shortName)
  return [...groups.values()].map((group) => payOffBillOf(group, persons))
}

export function payDeskSummary(
  load: Money,
  numbers: readonly string[],
  now: Instant,
): PayDeskSummary | undefined {
  const task = payOffTaskOf(load.invoices, payOffList(numbers))
  if (task.kind !== 'pay') return undefined
  const { invoices, leftOut } = task
  const bill = payOffBillOf(invoices, load.currency)
  const { total, currency } = bill
  const named = new Set(numbers)
  const promised = owedOf(
    load.invoices.filter((invoice) => isPayable(invoice) && named.has(invoice.invoiceNumber)),
  ).onItsWay
  const available = availableFunds(load, currency, now)
  const funded = { total, currency, funds: payOffFunds(available, total) }
  const isOnItsWay = !invoices.some(isAskedFor)
  return {
    invoices,
    isOnItsWay,
    onItsWay: promised.length > 0 ? payOffBillOf(promised, load.currency) : undefined,
    promised,
    leftForLater: leftOut.filter(({ reason }) => reason === 'too-many').length,
    bill,
    subtotals: bill.isShared ? [] : subtotalsOf(invoices, load.currency),
    // A transfer brings what is left after them.
    applied: isOnItsWay
      ? { creditsApplied: 0, prepaymentApplied: 0, due: total }
      : applyFunds(funded, allFundValues(funded)),
    keptCredits: isOnItsWay ? 0 : available.credits - funded.funds.credits,
  }
}
