import type { Currency } from '../../api/invoices.ts'

/**
 * US dollars in a currency, in its major units and not rounded: credits and prepayments are kept in
 * dollars, and people see them in their own currency.
 */
export function fromDollars(dollars: number, { exchangeRate }: Pick<Currency, 'exchangeRate'>) {
  return dollars / exchangeRate
}
