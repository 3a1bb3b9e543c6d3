import type { Schemas } from '../../../world/rows/contract-types.ts'

/** In US dollars; `by agreement` requires a quote. */
type PriceRule =
  | { by: 'words'; perThousand: number }
  | { by: 'count'; each: number; of: 'figures' | 'tables' }
  | { by: 'order'; price: number }
  | { by: 'agreement' }

export type ReferenceService = {
  identity: string
  name: string
  type: Schemas['ServiceClass']
  orderType: Schemas['ServiceType']
  price: PriceRule
  /** Working days for up to 6,000 words. */
  days: number
  rushDays?: number
  expressDays?: number
  journal?: 'requested' | 'required'
  featured?: boolean
  /** Modal id of its description, if it differs from the identity. */
  explainedBy?: string
  /** Fewest words for which customers see it. */
  fewestWords?: number
  /** Customers see it disabled for longer texts. */
  mostWords?: number
  retired?: boolean
}

const words = (perThousand: number): PriceRule => ({ by: 'words', perThousand })
const flat = (price: number): PriceRule => ({ by: 'order', price })
const each = (price: number, of: 'figures' | 'tables'): PriceRule => ({
  by: 'count',
  each: price,
  of,
})
const byAgreement: PriceRule = { by: 'agreement' }

type Rest = Omit<ReferenceService, 'identity' | 'name' | 'orderType' | 'price'>

function service(
  id: string,
  name: string,
  orderType: Schemas['ServiceType'],
  price: PriceRule,
  rest: Rest,
): ReferenceService {
  return { identity: `svc-${id}`, name, orderType, price, ...rest }
}

/** Services of the order form and of earlier orders. Prices are in US dollars. */
export const services = {
  standardEditing: service('standard-editing', 'Standard Editing', 'editing', words(42), {
    type: 'editing',
    days: 5,
    rushDays: 3,
    expressDays: 1,
  }),
  premiumEditing: service('premium-editing', 'Premium Editing', 'editing', words(62), {
    type: 'editing',
    days: 6,
    rushDays: 3,
    expressDays: 2,
    featured: true,
  }),
  vipEditing: service('vip-editing', 'VIP Editing', 'editing', words(105), {
    type: 'editing',
    days: 8,
    rushDays: 5,
  }),
  scientificEditing: service('scientific-editing', 'Scientific Editing', 'editing', words(128), {
    type: 'editing',
    days: 10,
    journal: 'required',
  }),
  translation: service('translation', 'Academic Translation', 'translation', words(150), {
    type: 'translation',
    days: 10,
    journal: 'requested',
    featured: true,
  }),
  translationEditing: service(
    'translation-editing',
    'Translation and Premium Editing',
    'translation',
    words(195),
    { type: 'translation', days: 14, journal: 'requested' },
  ),
  longTranslation: service('long-translation', 'Long Text Translation', 'translation', words(138), {
    type: 'translation',
    days: 12,
    journal: 'requested',
    fewestWords: 12_000,
  }),
  standardRework: service('standard-rework', 'Standard Rework', 'editing', words(26), {
    type: 'rework',
    days: 4,
    rushDays: 2,
  }),
  premiumRework: service('premium-rework', 'Premium Rework', 'editing', words(38), {
    type: 'rework',
    days: 5,
    rushDays: 3,
    featured: true,
  }),
  figures: service('figures', 'Figure Formatting', 'figures', each(32, 'figures'), {
    type: 'additional',
    days: 4,
    journal: 'requested',
    explainedBy: 'figure-formatting',
  }),
  tables: service('table-formatting', 'Table Formatting', 'formatting', each(24, 'tables'), {
    type: 'additional',
    days: 4,
    journal: 'required',
  }),
  formatting: service('formatting', 'Manuscript Formatting', 'formatting', flat(185), {
    type: 'additional',
    days: 4,
    journal: 'required',
    explainedBy: 'manuscript-formatting',
  }),
  journalRecommendation: service('journal-rec', 'Journal Recommendation', 'journalrec', flat(240), {
    type: 'additional',
    days: 7,
    explainedBy: 'journal-recommendation',
  }),
  plagiarismCheck: service('plagiarism-check', 'Plagiarism Check', 'formatting', flat(95), {
    type: 'additional',
    days: 2,
  }),
  coverLetter: service('cover-letter', 'Cover Letter', 'editing', flat(110), {
    type: 'additional',
    days: 3,
    journal: 'requested',
  }),
  presubmissionReview: service(
    'presubmission-review',
    'Presubmission Review',
    'editing',
    flat(395),
    { type: 'additional', days: 10, journal: 'requested', mostWords: 18_000 },
  ),
  concierge: service('concierge', 'Concierge Service', 'promotion', byAgreement, {
    type: 'concierge',
    days: 0,
  }),
  customIllustration: service(
    'custom-illustration',
    'Custom Illustration',
    'figures',
    byAgreement,
    { type: 'concierge', days: 0 },
  ),
  video: service('video', 'Video Summary', 'promotion', flat(890), {
    type: 'multimedia',
    days: 15,
    featured: true,
    explainedBy: 'video-summary',
  }),
  graphicalAbstract: service('graphical-abstract', 'Graphical Abstract', 'promotion', flat(420), {
    type: 'multimedia',
    days: 10,
  }),
  infographic: service('infographic', 'Infographic', 'promotion', flat(560), {
    type: 'multimedia',
    days: 12,
  }),
  rapidReview: service('rapid-review', 'Rapid Review', 'editing', byAgreement, {
    type: 'additional',
    days: 1,
    journal: 'required',
    retired: true,
  }),
} as const satisfies Record<string, ReferenceService>

export type ServiceName = keyof typeof services

const all: readonly ReferenceService[] = Object.values(services)

export const formServices: readonly ReferenceService[] = all.filter(({ retired }) => !retired)

export function formService(identity: string): ReferenceService | undefined {
  return formServices.find((candidate) => candidate.identity === identity)
}

/** The English name, or the identity of a service that is no longer sold. */
export function serviceName(identity: string): string {
  return formService(identity)?.name ?? identity
}

export function explanationOf({ identity, explainedBy }: ReferenceService): string {
  return explainedBy ?? identity.replace(/^svc-/, '')
}

export const SCIENTIFIC_EDITING = services.scientificEditing.identity
export const JOURNAL_RECOMMENDATION = services.journalRecommendation.identity
