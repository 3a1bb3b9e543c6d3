import type { components } from '../../../../src/api/generated/schema.gen.ts'

type SiteCode = components['schemas']['LocalizationCode']

const siteOfCountry: Readonly<Record<string, SiteCode>> = {
  CN: 'cn',
  JP: 'jp',
  BR: 'br',
  ES: 'es',
}

/** The site that people of a country (two letters) belong to: their own, or else the American one. */
export const homeSite = (country: string | null): SiteCode => siteOfCountry[country ?? ''] ?? 'us'
