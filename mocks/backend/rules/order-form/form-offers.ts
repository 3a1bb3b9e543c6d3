import { freezeInPlace } from '../../../store/values.ts'
import { fromDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { ENGLISH } from '../../reference-data/manuscript-languages.ts'
import {
  explanationOf,
  formService,
  formServices,
  type ReferenceService,
} from '../../reference-data/services/form-services.ts'
import { wordBinOf } from '../../reference-data/services/word-bins.ts'
import { type Delivery, deliveriesOf } from '../pricing/delivery-rules.ts'
import { dollarsFor, needsOwnDeadline } from '../pricing/service-price.ts'
import { dueAfter } from '../pricing/working-calendar.ts'
import type { FormChoice } from './form-choice.ts'
import { deadlineAfter } from './form-deadlines.ts'

export function classesFor(
  goal: OrderFormRow['goal'],
  languageId: number | null,
): Schemas['ServiceClass'][] {
  switch (goal) {
    case 'translation':
      return ['translation', 'additional']
    case 'rework':
      return ['rework', 'additional']
    case 'multimedia':
      return ['multimedia']
    case 'figures-only':
      return ['additional']
    default:
      return [
        languageId === null || languageId === ENGLISH ? 'editing' : 'translation',
        'additional',
      ]
  }
}

const textClasses = new Set<Schemas['ServiceClass']>(['editing', 'translation', 'rework'])

export function worksOnText(identity: string): boolean {
  const service = formService(identity)
  return service !== undefined && textClasses.has(service.type)
}

export function canDecline(goal: OrderFormRow['goal'], languageId: number | null): boolean {
  const classes = classesFor(goal, languageId)
  return classes.includes('editing') || classes.includes('rework')
}

export function deliveriesFor(service: ReferenceService, choice: FormChoice): Delivery[] {
  const { wordCount } = choice.form
  return deliveriesOf(service, { wordCount, express: choice.features.express_delivery })
}

/** Staff may choose a service for any length. */
function fitsLength(
  { fewestWords = 0, mostWords = Number.POSITIVE_INFINITY }: ReferenceService,
  { form, isStaff }: FormChoice,
) {
  const { adminCreated, wordCount } = form
  if (isStaff || adminCreated || wordCount === null) return true
  return wordCount >= fewestWords && wordCount <= mostWords
}

export function optionsOf(
  service: ReferenceService,
  choice: FormChoice,
  quantity = quantityOf(choice.form, service.identity),
): Schemas['FormServiceOption'][] {
  const { form, currency } = choice
  const { wordCount, languageId } = form
  const dollars = dollarsFor(service, { wordCount, languageId, quantity })
  const isByWords = service.price.by === 'words'
  if ((dollars === null && isByWords) || !fitsLength(service, choice)) return []
  const bin = isByWords && wordCount !== null ? wordBinOf(wordCount) : undefined
  const counted = service.price.by === 'count' ? service.price.of : undefined
  const isTimed = dollars !== null && !needsOwnDeadline(service, wordCount)
  return deliveriesFor(service, choice).map(({ tier, days, share }) => ({
    serviceIdentity: service.identity,
    name: bin ? `${service.name}, ${bin.name}` : service.name,
    price: dollars === null ? null : fromDollars(dollars * (1 + share), currency),
    deadline: isTimed ? deadlineAfter(choice, days) : null,
    rush: tier === 'rush',
    deliveryTier: tier,
    figureCount: counted === 'figures' ? quantity : null,
    tableCount: counted === 'tables' ? quantity : null,
    wordCount: bin ? { min: bin.min, max: bin.max } : null,
    timeline: isTimed ? days : null,
  }))
}

/** Options of a service; before the length is known, those of the shortest text. */
function shownOptions(
  service: ReferenceService,
  choice: FormChoice,
): Schemas['FormServiceOption'][] {
  if (choice.form.wordCount !== null) return optionsOf(service, choice)
  return optionsOf(service, { ...choice, form: { ...choice.form, wordCount: 1 } }).slice(0, 1)
}

function quantityOf({ additions }: OrderFormRow, identity: string): number {
  return additions.find(({ serviceIdentity }) => serviceIdentity === identity)?.quantity ?? 1
}

export function selectionsOf(form: OrderFormRow): Schemas['ServiceSelection'][] {
  const additions = form.additions.map((addition) => ({
    ...addition,
    deliveryTier: 'standard' as const,
  }))
  if (form.service === null || !formService(form.service)) return additions
  return [{ serviceIdentity: form.service, quantity: 1, deliveryTier: form.tier }, ...additions]
}

export function needsAgreement(form: OrderFormRow): boolean {
  return selectionsOf(form).some(
    ({ serviceIdentity }) => formService(serviceIdentity)?.price.by === 'agreement',
  )
}

export function isOffered(service: ReferenceService, { form, isStaff }: FormChoice): boolean {
  const { type, fewestWords = 0 } = service
  if (type === 'concierge') return true
  if (!classesFor(form.goal, form.languageId).includes(type)) return false
  return isStaff || (form.wordCount ?? 0) >= fewestWords
}

type Offer = { service: ReferenceService; selection: Schemas['ServiceSelection'] | null }

/** All that a shown service depends on. Work begins on a half hour, so that few differ. */
function offerKey({ service, selection }: Offer, { form, ...choice }: FormChoice): string {
  const { currency, features, site, now, isStaff } = choice
  return [
    form.wordCount,
    form.languageId,
    form.fixedAdditions.includes(service.identity),
    currency.isoCode,
    features.express_delivery,
    site,
    dueAfter(site, now, 0),
    isStaff || form.adminCreated,
    quantityOf(form, service.identity),
    selection?.deliveryTier,
  ].join()
}

function shownOffer({ service, selection }: Offer, choice: FormChoice): Schemas['FormService'] {
  const serviceOptions = shownOptions(service, choice)
  const { identity, name, type, featured = false } = service
  return {
    identity,
    name,
    type,
    featured,
    recommended: featured,
    recommendedServiceClass: featured ? type : null,
    serviceOptions,
    optionsDeterminedByCount: service.price.by === 'count',
    selection,
    disabled: serviceOptions.length === 0,
    dataTrack: identity.replace(/^svc-/, ''),
    modalID: explanationOf(service),
    canBeRemovedFromOrder: !choice.form.fixedAdditions.includes(identity),
  }
}

const latestOffers = new Map<ReferenceService, { key: string; shown: Schemas['FormService'] }>()

/** Frozen and kept per service until something that it depends on differs: most calls change none. */
function offerOf(offer: Offer, choice: FormChoice): Schemas['FormService'] {
  const key = offerKey(offer, choice)
  const latest = latestOffers.get(offer.service)
  if (latest?.key === key) return latest.shown
  const shown = freezeInPlace(shownOffer(offer, choice))
  latestOffers.set(offer.service, { key, shown })
  return shown
}

export function offersOf(choice: FormChoice): {
  services: Schemas['FormService'][]
  concierge: Schemas['FormService'][]
} {
  const selections = selectionsOf(choice.form)
  const offers = formServices
    .filter((service) => isOffered(service, choice))
    .map((service) => {
      const isOfService = ({ serviceIdentity }: Schemas['ServiceSelection']) =>
        serviceIdentity === service.identity
      return offerOf({ service, selection: selections.find(isOfService) ?? null }, choice)
    })
  return {
    services: offers.filter(({ type }) => type !== 'concierge'),
    concierge: offers.filter(({ type }) => type === 'concierge'),
  }
}
