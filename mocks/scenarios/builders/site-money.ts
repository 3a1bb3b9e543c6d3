import { currencies } from '../../backend/reference-data/payment/currencies.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

type SiteCode = Schemas['LocalizationCode']

export const siteCurrencies: Record<SiteCode, Schemas['Currency']> = {
  us: currencies.USD,
  cn: currencies.CNY,
  jp: currencies.JPY,
  br: currencies.BRL,
  es: currencies.EUR,
}

export function siteCurrency(site: SiteCode): Pick<Schemas['User'], 'currency' | 'currencyIso'> {
  const currency = siteCurrencies[site]
  return { currency, currencyIso: currency.shortName }
}
