import type { Credit, Currency } from '../../api/invoices.ts'

type Kept = Pick<Credit, 'balance' | 'totalAmount' | 'expirationDate'>

/** Credits of which something is left; used up ones need not be shown. */
export function withBalance<One extends Pick<Credit, 'balance'>>(credits: readonly One[]): One[] {
  return credits.filter(({ balance }) => balance > 0)
}

/** Whether a credit can be paid with, or why not. */
export type CreditState = 'counts' | 'used-up' | 'expired' | 'too-small'

/**
 * How far a credit counts at an instant (epoch milliseconds): something is left of it, it has not
 * expired, and when it was made it was worth at least one unit of the currency.
 */
export function creditState(
  { balance, totalAmount, expirationDate }: Kept,
  { exchangeRate }: Pick<Currency, 'exchangeRate'>,
  now: number,
): CreditState {
  if (balance <= 0) return 'used-up'
  if (expirationDate !== null && Date.parse(expirationDate) <= now) return 'expired'
  return totalAmount / exchangeRate >= 1 ? 'counts' : 'too-small'
}
