import {
  minimumPasswordLength,
  registrationFields,
} from '../../backend/reference-data/registration-fields.ts'
import { siteZones } from '../../backend/rules/site-zones.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { type FeatureFlags, usualFlags } from './feature-flags.ts'
import { siteCurrencies } from './site-money.ts'

type SiteApplication = Schemas['Application']
export type SiteCode = Schemas['LocalizationCode']
type Site = Schemas['Localization']

function site(code: SiteCode, name: string, language: Site['language']): Site {
  return {
    code,
    name,
    language,
    currency: siteCurrencies[code],
    timeZone: siteZones[code],
    url: `/external/localization/${code}`,
    secureUrl: code === 'us' ? '' : `/external/localization/${code}`,
    allowsFapiaoProcessingAfterPayment: code === 'cn',
  }
}

const sites: Record<SiteCode, Site> = {
  us: site('us', 'United States', 'en'),
  cn: site('cn', '中国', 'cn'),
  jp: site('jp', '日本', 'jp'),
  br: site('br', 'Brasil', 'br'),
  es: site('es', 'España', 'es'),
}

/** In each site's currency, of similar value. */
const referralAmounts: Record<SiteCode, number> = { us: 40, cn: 280, jp: 6_000, br: 220, es: 40 }

const config: Omit<SiteApplication['config'], 'referralAmount'> = {
  allowedFileTypes: ['.doc', '.docx'],
  captchaKey: '10000000-ffff-ffff-ffff-000000000001',
  companyName: 'Galley',
  consentScriptUrl: null,
  fapiaoAvailable: true,
  institutionInformationMandatory: true,
  links: {
    termsOfService: '/external/terms',
    privacyPolicy: '/external/privacy',
    support: '/external/support',
    officeAddIn: '/external/add-in',
    rubriq: '/external/rubriq',
    preprint: '/external/preprint',
    survey: '/external/survey',
    editingVideo: '/external/video',
  },
  minimumPasswordLength,
  minimumPrepayAmounts: { USD: 100, CNY: 700, JPY: 10_000, BRL: 500, EUR: 100 },
  orderFormVersion: '3',
  redirectHosts: ['www.galley.example'],
  registrationFields: registrationFields(true),
  serviceBundlesAllowed: true,
  serviceGroups: [
    { type: 'editing', name: 'Editing', priceLabel: 'from %(price)s' },
    { type: 'translation', name: 'Translation', priceLabel: 'from %(price)s' },
    { type: 'formatting', name: 'Manuscript Formatting', priceLabel: 'from %(price)s' },
    { type: 'figures', name: 'Figure Formatting', priceLabel: 'from %(price)s' },
    { type: 'journalrec', name: 'Journal Recommendation', priceLabel: 'from %(price)s' },
    { type: 'promotion', name: 'Research Promotion', priceLabel: 'from %(price)s' },
  ],
  upsells: { figures: true, formatting: true, journalRecommendation: true },
}

export type ApplicationChanges = Partial<Omit<SiteApplication, 'config' | 'features'>> & {
  features?: Partial<FeatureFlags>
}

export function siteApplication(code: SiteCode, changes: ApplicationChanges = {}): SiteApplication {
  const { features, ...rest } = changes
  return {
    authenticationProviders: [{ id: 'orcid', name: 'ORCID', icon: 'orcid' }],
    // Only where the country's law requires consent.
    config: {
      ...config,
      consentScriptUrl: code === 'es' ? '/external/consent.js' : null,
      referralAmount: referralAmounts[code],
    },
    features: { ...usualFlags, ...features },
    languages: [
      { code: 'en', name: 'English' },
      { code: 'cn', name: '中文' },
      { code: 'jp', name: '日本語' },
      { code: 'br', name: 'Português' },
      { code: 'es', name: 'Español' },
    ],
    localAuthenticationEnabled: true,
    localization: sites[code],
    localizations: Object.values(sites),
    siteLanguage: sites[code].language,
    ...rest,
  }
}
