import type { components } from '../../../src/api/schema.gen.ts'

type Currency = components['schemas']['Currency']

/** The currencies that the service sells in. A rate is US dollars for one unit. */
export const currencies = {
  USD: { sign: '$', exchangeRate: 1, shortName: 'USD', numDecimals: 2 },
  CNY: { sign: '¥', exchangeRate: 0.14, shortName: 'CNY', numDecimals: 2 },
  JPY: { sign: '¥', exchangeRate: 0.0067, shortName: 'JPY', numDecimals: 0 },
  BRL: { sign: 'R$', exchangeRate: 0.18, shortName: 'BRL', numDecimals: 2 },
  EUR: { sign: '€', exchangeRate: 1.08, shortName: 'EUR', numDecimals: 2 },
  GBP: { sign: '£', exchangeRate: 1.27, shortName: 'GBP', numDecimals: 2 },
} as const satisfies Record<string, Currency>

export type CurrencyIso = keyof typeof currencies

/** The currency of three letters; undefined where the service does not sell in it. */
export function currencyOf(iso: string): Currency | undefined {
  return Object.values(currencies).find(({ shortName }) => shortName === iso)
}
