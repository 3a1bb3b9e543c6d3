import type { Currency } from '../../api/invoices.ts'

/** Unrounded, in major units: credits and prepayments are stored in US dollars. */
export function fromDollars(dollars: number, { exchangeRate }: Pick<Currency, 'exchangeRate'>) {
  return dollars / exchangeRate
}
