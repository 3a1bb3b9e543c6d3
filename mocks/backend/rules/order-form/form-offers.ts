import type { components } from '../../../../src/api/schema.gen.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { type CatalogueService, formService, formServices } from '../../catalogue/form-services.ts'
import { ENGLISH } from '../../catalogue/manuscript-languages.ts'
import { wordBinOf } from '../../catalogue/word-bins.ts'
import { fromDollars } from '../money.ts'
import type { FormChoice } from './form-choice.ts'
import { deadlineAfter } from './form-deadlines.ts'

type Schemas = components['schemas']
type ServiceClass = Schemas['ServiceClass']

/** What rush costs more, as a share of the price. */
export const rushShare = 0.35

/** Which services of the text a goal and a language (undefined while unknown) lead to. */
export function classesFor(goal: OrderFormRow['goal'], languageId: number | null): ServiceClass[] {
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

/** A price in US dollars, or null where it is not sold for this length or needs a quote. */
export function dollarsFor(
  { price }: CatalogueService,
  wordCount: number | null,
  quantity: number,
): number | null {
  if (price.by === 'agreement') return null
  if (price.by === 'order') return price.price
  if (price.by === 'count') return price.each * quantity
  const bin = wordCount === null ? undefined : wordBinOf(wordCount)
  return bin ? (price.perThousand * bin.max) / 1000 : null
}

/** The ways in which a service is sold for this order, the cheapest first; none beyond its lengths. */
export function optionsOf(
  service: CatalogueService,
  choice: FormChoice,
): Schemas['ServiceOption'][] {
  const { form, currency } = choice
  const quantity = quantityOf(form, service.identity)
  const dollars = dollarsFor(service, form.wordCount, quantity)
  if (dollars === null && service.price.by === 'words') return []
  const bin = form.wordCount === null ? undefined : wordBinOf(form.wordCount)
  const isByWords = service.price.by === 'words'
  const counted = service.price.by === 'count' ? service.price.of : undefined
  const option = (tier: 'standard' | 'rush', days: number): Schemas['ServiceOption'] => ({
    serviceIdentity: service.identity,
    name: isByWords && bin ? `${service.name}, ${bin.name}` : service.name,
    price:
      dollars === null
        ? null
        : fromDollars(tier === 'rush' ? dollars * (1 + rushShare) : dollars, currency),
    deadline: dollars === null ? null : deadlineAfter(choice, days),
    rush: tier === 'rush',
    deliveryTier: tier,
    figureCount: counted === 'figures' ? quantity : null,
    tableCount: counted === 'tables' ? quantity : null,
    wordCount: isByWords && bin ? { min: bin.min, max: bin.max } : null,
    timeline: dollars === null ? null : days,
  })
  const standard = option('standard', service.days)
  return service.rushDays === undefined ? [standard] : [standard, option('rush', service.rushDays)]
}

function quantityOf({ additions }: OrderFormRow, identity: string): number {
  return additions.find(({ serviceIdentity }) => serviceIdentity === identity)?.quantity ?? 1
}

/** What is chosen of each service, the one that works on the text first. */
export function selectionsOf(form: OrderFormRow): Schemas['ServiceSelection'][] {
  const additions = form.additions.map((addition) => ({
    ...addition,
    deliveryTier: 'standard' as const,
  }))
  if (form.service === null || !formService(form.service)) return additions
  return [{ serviceIdentity: form.service, quantity: 1, deliveryTier: form.tier }, ...additions]
}

/** The services that are offered for the goal, the language and the word count. */
export function offersOf(choice: FormChoice): {
  services: Schemas['FormService'][]
  concierge: Schemas['FormService'][]
} {
  const { form } = choice
  const classes = classesFor(form.goal, form.languageId)
  const selections = selectionsOf(form)
  const shown = (service: CatalogueService): Schemas['FormService'] => {
    const serviceOptions = optionsOf(service, choice)
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
      selection: selections.find(({ serviceIdentity }) => serviceIdentity === identity) ?? null,
      disabled: serviceOptions.length === 0,
      dataTrack: identity.replace(/^svc-/, ''),
      canBeRemovedFromOrder: true,
    }
  }
  return {
    services: formServices.filter(({ type }) => classes.includes(type)).map(shown),
    concierge: formServices.filter(({ type }) => type === 'concierge').map(shown),
  }
}
