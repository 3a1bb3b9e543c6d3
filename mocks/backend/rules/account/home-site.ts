import type { components } from '../../../../src/api/generated/schema.gen.ts'

type SiteCode = components['schemas']['LocalizationCode']

const siteOfCountry: Readonly<Record<string, SiteCode>> = {
  CN: 'cn',
  JP: 'jp',
  BR: 'br',
  ES: 'es',
}

/** The site of an ISO country code; the US site is the default. */
export const homeSite = (country: string | null): SiteCode => siteOfCountry[country ?? ''] ?? 'us'
