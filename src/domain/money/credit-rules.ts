import type { Credit, Currency } from '../../api/invoices.ts'
import { parseInstant } from '../../lib/calendar.ts'
import type { Instant } from '../../lib/instant.ts'

type CreditAmounts = Pick<Credit, 'balance' | 'totalAmount' | 'expirationDate'>

export function withBalance<Item extends Pick<Credit, 'balance'>>(
  credits: readonly Item[],
): Item[] {
  return credits.filter(({ balance }) => balance > 0)
}

export type CreditState = 'counts' | 'used-up' | 'expired' | 'too-small'

/** Units of a currency: a credit given for less never counts. */
export const leastCredit = 1

export function creditState(
  { balance, totalAmount, expirationDate }: CreditAmounts,
  { exchangeRate }: Pick<Currency, 'exchangeRate'>,
  now: Instant,
): CreditState {
  if (balance <= 0) return 'used-up'
  if (expirationDate !== null && parseInstant(expirationDate) <= now) return 'expired'
  return totalAmount / exchangeRate >= leastCredit ? 'counts' : 'too-small'
}
