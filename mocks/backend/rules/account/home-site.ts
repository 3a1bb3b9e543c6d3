import type { Schemas } from '../../../world/rows/contract-types.ts'

const siteOfCountry: Readonly<Record<string, Schemas['LocalizationCode']>> = {
  CN: 'cn',
  JP: 'jp',
  BR: 'br',
  ES: 'es',
}

export const homeSite = (country: string | null): Schemas['LocalizationCode'] =>
  siteOfCountry[country ?? ''] ?? 'us'
