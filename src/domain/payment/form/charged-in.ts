import type { Currency } from '../../../api/invoices.ts'
import { fromDollars } from '../../money/from-dollars.ts'
import { roundMoney } from '../../money/round-money.ts'

/** In major units, to the smallest coin. */
export function chargedIn(chosen: Currency, amount: number, currency: Currency): number {
  return roundMoney(fromDollars(amount * currency.exchangeRate, chosen), chosen)
}
