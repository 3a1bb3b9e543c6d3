import { areasOfStudy } from '../../backend/reference-data/areas-of-study/areas-of-study.ts'
import { digitalProducts } from '../../backend/reference-data/digital-products.ts'
import { foundUsOptions } from '../../backend/reference-data/found-us-options.ts'
import { loyaltyLevels } from '../../backend/reference-data/loyalty-levels.ts'
import { manuscriptLanguages } from '../../backend/reference-data/manuscript-languages.ts'
import { currencies } from '../../backend/reference-data/payment/currencies.ts'
import { fapiaoServices } from '../../backend/reference-data/payment/fapiao-services.ts'
import { countries } from '../../backend/reference-data/regions/countries.ts'
import { customerGoals } from '../../backend/reference-data/services/customer-goals.ts'
import { services } from '../../backend/reference-data/services/form-services.ts'
import {
  bundleQuestions,
  serviceBundles,
} from '../../backend/reference-data/services/service-bundles.ts'
import { serviceDescriptions } from '../../backend/reference-data/services/service-descriptions.ts'
import { serviceNameIn } from '../../backend/reference-data/services/service-labels.ts'
import { type SiteCode, siteApplication } from '../../scenarios/builders/site-application.ts'

const sites: readonly SiteCode[] = ['us', 'cn', 'jp', 'br', 'es']
const titles = ['Dr.', 'Prof.', 'Mr.', 'Mrs.', 'Ms.']
const fileTypes = [
  'manuscript',
  'doc',
  'docx',
  'pdf',
  'zip',
  'application/pdf',
  'application/msword',
]

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* textsIn(inner)
}

const named = Object.values(services).flatMap(({ identity, name }) =>
  (['en', 'cn', 'jp', 'br', 'es'] as const).map((language) =>
    serviceNameIn(identity, language, name),
  ),
)

const texts = new Set<string>(
  textsIn([
    areasOfStudy,
    bundleQuestions,
    countries,
    currencies,
    customerGoals,
    digitalProducts,
    fapiaoServices,
    foundUsOptions,
    loyaltyLevels,
    manuscriptLanguages,
    serviceBundles,
    serviceDescriptions,
    services,
    sites.map((site) => siteApplication(site)),
    fileTypes,
    named,
    titles,
    Intl.supportedValuesOf('currency'),
    Intl.supportedValuesOf('timeZone'),
  ]),
)

/** Whether the mock backend offers the same to everybody, such as the name of a country or of a service. */
export const isPublicText = (text: string): boolean => texts.has(text)
