import type { Currency } from '../../../api/invoices.ts'
import { fromDollars } from '../../money/from-dollars.ts'
import { roundMoney } from '../../money/round-money.ts'

/** An amount of one currency in another, in major units, to its smallest coin. */
export function chargedIn(chosen: Currency, amount: number, currency: Currency): number {
  return roundMoney(fromDollars(amount * currency.exchangeRate, chosen), chosen)
}
