import type { User } from '../../../api/account.ts'
import type { Currency } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { Instant } from '../../../lib/instant.ts'
import { creditState } from '../../money/credit-rules.ts'
import { fromDollars } from '../../money/from-dollars.ts'
import { prepaidBalance } from '../../money/prepaid-balance.ts'
import { roundMoney } from '../../money/round-money.ts'
import { parseAmount } from '../amount/parse-amount.ts'

/** In major units of the bill's currency. */
export type Funds = { credits: number; prepayment: number }

export type FundValues = {
  useCredits: 'yes' | 'no'
  prepaymentOption: 'fullPayment' | 'partialPayment' | 'none'
  /** As typed, for a partial payment. */
  prepaymentAmount: string
}

type FundsOwner = Pick<User, 'credits' | 'prepayments'>

/** Both are kept in US dollars. */
export function availableFunds(user: FundsOwner, currency: Currency, now: Instant): Funds {
  const inCurrency = (dollars: number) => roundMoney(fromDollars(dollars, currency), currency)
  const credits = user.credits
    .filter((credit) => creditState(credit, currency, now) === 'counts')
    .reduce((cents, { balance }) => cents + Math.round(balance * 100), 0)
  return {
    credits: inCurrency(credits / 100),
    prepayment: inCurrency(prepaidBalance(user.prepayments)),
  }
}

export type FundedBill = { total: number; funds: Funds; currency: Currency }

export type AppliedFunds = {
  creditsApplied: number
  prepaymentApplied: number
  due: number
}

const creditsOf = ({ total, funds }: FundedBill, { useCredits }: Pick<FundValues, 'useCredits'>) =>
  useCredits === 'yes' ? Math.min(funds.credits, total) : 0

export const restAfterCredits = (bill: FundedBill, values: FundValues): number =>
  roundMoney(bill.total - creditsOf(bill, values), bill.currency)

export const maxPrepayment = (bill: FundedBill, values: FundValues): number =>
  Math.min(bill.funds.prepayment, restAfterCredits(bill, values))

export function coversRest(bill: FundedBill, values: FundValues): boolean {
  const rest = restAfterCredits(bill, values)
  return rest > 0 && bill.funds.prepayment >= rest
}

function prepaymentOf(bill: FundedBill, values: FundValues): number {
  if (values.prepaymentOption === 'none') return 0
  const most = maxPrepayment(bill, values)
  if (values.prepaymentOption === 'fullPayment') return coversRest(bill, values) ? most : 0
  return Math.min(parseAmount(values.prepaymentAmount, bill.currency) ?? 0, most)
}

/** Credits first, then the prepaid balance; neither pays more than the total. */
export function applyFunds(bill: FundedBill, values: FundValues): AppliedFunds {
  const creditsApplied = creditsOf(bill, values)
  const prepaymentApplied = prepaymentOf(bill, values)
  const due = roundMoney(bill.total - creditsApplied - prepaymentApplied, bill.currency)
  return { creditsApplied, prepaymentApplied, due }
}

/** Credits are used unless declined, and a balance that covers the rest pays it. */
export function initialFundValues(bill: FundedBill): FundValues {
  const values: FundValues = { useCredits: 'yes', prepaymentOption: 'none', prepaymentAmount: '' }
  return coversRest(bill, values) ? { ...values, prepaymentOption: 'fullPayment' } : values
}

/** The same, and a smaller balance pays as much as it can. */
export function allFundValues(bill: FundedBill): FundValues {
  const values = initialFundValues(bill)
  const most = maxPrepayment(bill, values)
  if (values.prepaymentOption === 'fullPayment' || most <= 0) return values
  const prepaymentAmount = formatMoney(most, { ...bill.currency, sign: '' }).trim()
  return { ...values, prepaymentOption: 'partialPayment', prepaymentAmount }
}
