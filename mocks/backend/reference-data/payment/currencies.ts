import type { Schemas } from '../../../world/rows/contract-types.ts'

function currency<Iso extends string>(
  shortName: Iso,
  name: string,
  sign: string,
  exchangeRate: number,
  numDecimals: number,
) {
  return {
    isoCode: shortName,
    name,
    sign,
    exchangeRate,
    shortName,
    numDecimals,
  } satisfies Schemas['Currency']
}

/** Exchange rates are US dollars for one unit. */
export const currencies = {
  USD: currency('USD', 'US dollar', '$', 1, 2),
  CNY: currency('CNY', 'Chinese yuan', '¥', 0.14, 2),
  JPY: currency('JPY', 'Japanese yen', '¥', 0.0067, 0),
  BRL: currency('BRL', 'Brazilian real', 'R$', 0.18, 2),
  EUR: currency('EUR', 'Euro', '€', 1.08, 2),
  GBP: currency('GBP', 'Pound sterling', '£', 1.27, 2),
}

export type CurrencyIso = keyof typeof currencies

export function currencyOf(iso: string): Schemas['Currency'] | undefined {
  return Object.values(currencies).find(({ shortName }) => shortName === iso)
}
