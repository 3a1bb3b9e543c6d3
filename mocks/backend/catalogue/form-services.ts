import type { components } from '../../../src/api/schema.gen.ts'

type ServiceClass = components['schemas']['ServiceClass']

/** How a price comes about, in US dollars; by agreement where a quote is needed. */
export type PriceRule =
  | { by: 'words'; perThousand: number }
  | { by: 'count'; each: number; of: 'figures' | 'tables' }
  | { by: 'order'; price: number }
  | { by: 'agreement' }

export type CatalogueService = {
  identity: string
  name: string
  type: ServiceClass
  price: PriceRule
  /** Working days that it takes; rush where it is offered. */
  days: number
  rushDays?: number
  /** What the target journal is to it. */
  journal?: 'requested' | 'required'
  featured?: boolean
}

const words = (perThousand: number): PriceRule => ({ by: 'words', perThousand })
const flat = (price: number): PriceRule => ({ by: 'order', price })

/** What the order form sells. Prices are in US dollars. */
export const formServices: readonly CatalogueService[] = [
  service('svc-standard-editing', 'Standard Editing', 'editing', words(42), 5, { rushDays: 3 }),
  service('svc-premium-editing', 'Premium Editing', 'editing', words(62), 6, {
    rushDays: 3,
    featured: true,
  }),
  service('svc-vip-editing', 'VIP Editing', 'editing', words(105), 8, { rushDays: 5 }),
  service('svc-scientific-editing', 'Scientific Editing', 'editing', words(128), 10, {
    journal: 'required',
  }),
  service('svc-translation', 'Academic Translation', 'translation', words(150), 10, {
    featured: true,
    journal: 'requested',
  }),
  service(
    'svc-translation-editing',
    'Translation and Premium Editing',
    'translation',
    words(195),
    14,
    {
      journal: 'requested',
    },
  ),
  service('svc-standard-rework', 'Standard Rework', 'rework', words(26), 4, { rushDays: 2 }),
  service('svc-premium-rework', 'Premium Rework', 'rework', words(38), 5, {
    rushDays: 3,
    featured: true,
  }),
  service('svc-figures', 'Figure Formatting', 'additional', each(32, 'figures'), 4, {
    journal: 'requested',
  }),
  service('svc-table-formatting', 'Table Formatting', 'additional', each(24, 'tables'), 4, {
    journal: 'required',
  }),
  service('svc-formatting', 'Manuscript Formatting', 'additional', flat(185), 4, {
    journal: 'required',
  }),
  service('svc-journal-rec', 'Journal Recommendation', 'additional', flat(240), 7),
  service('svc-plagiarism-check', 'Plagiarism Check', 'additional', flat(95), 2),
  service('svc-cover-letter', 'Cover Letter', 'additional', flat(110), 3, { journal: 'requested' }),
  service('svc-presubmission-review', 'Presubmission Review', 'additional', flat(395), 10, {
    journal: 'requested',
  }),
  service('svc-concierge', 'Concierge Service', 'concierge', { by: 'agreement' }, 0),
  service('svc-custom-illustration', 'Custom Illustration', 'concierge', { by: 'agreement' }, 0),
  service('svc-video', 'Video Summary', 'multimedia', flat(890), 15, { featured: true }),
  service('svc-graphical-abstract', 'Graphical Abstract', 'multimedia', flat(420), 10),
  service('svc-infographic', 'Infographic', 'multimedia', flat(560), 12),
]

function each(price: number, of: 'figures' | 'tables'): PriceRule {
  return { by: 'count', each: price, of }
}

function service(
  identity: string,
  name: string,
  type: ServiceClass,
  price: PriceRule,
  days: number,
  more: Pick<CatalogueService, 'rushDays' | 'journal' | 'featured'> = {},
): CatalogueService {
  return { identity, name, type, price, days, ...more }
}

/** The service of that identity; undefined where it is not sold. */
export function formService(identity: string): CatalogueService | undefined {
  return formServices.find((one) => one.identity === identity)
}

export const SCIENTIFIC_EDITING = 'svc-scientific-editing'
export const JOURNAL_RECOMMENDATION = 'svc-journal-rec'
