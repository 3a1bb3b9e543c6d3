import type { Schemas } from '../../../world/rows/contract-types.ts'
import { expressDelivery, rushDelivery } from '../../reference-data/services/delivery-tiers.ts'
import { formService, type ReferenceService } from '../../reference-data/services/form-services.ts'
import { needsOwnDeadline, workingDaysFor } from './service-price.ts'

export type DeliveryTier = Schemas['DeliveryTier']

/** Working days, and the surcharge as a share of the price. */
export type Delivery = { tier: DeliveryTier; days: number; share: number }

/** Slowest first. Express needs its feature flag, and Standard or Premium Editing. */
export function deliveriesOf(
  service: ReferenceService,
  { wordCount, express }: { wordCount: number | null; express: boolean },
): Delivery[] {
  const { days, rushDays, expressDays } = service
  const in_ = (usual: number) => workingDaysFor(service, usual, wordCount)
  const all: Delivery[] = [{ tier: 'standard', days: in_(days), share: 0 }]
  if (wordCount === null || needsOwnDeadline(service, wordCount)) return all
  if (rushDays !== undefined && wordCount <= rushDelivery.mostWords) {
    all.push({ tier: 'rush', days: in_(rushDays), share: rushDelivery.share })
  }
  const { fewestWords, mostWords, share } = expressDelivery
  if (express && expressDays !== undefined && wordCount >= fewestWords && wordCount <= mostWords) {
    all.push({ tier: 'express', days: expressDays, share })
  }
  return all
}

/** Express and rush exclude each other. */
export function requestedTier(request: {
  rushed: boolean
  deliveryTier: DeliveryTier
}): DeliveryTier {
  if (request.deliveryTier !== 'standard') return request.deliveryTier
  return request.rushed ? 'rush' : 'standard'
}

/** The form's tier if its service still offers it, else standard. */
export function heldTier(
  form: { service: string | null; tier: DeliveryTier; wordCount: number | null },
  express: boolean,
): DeliveryTier {
  const service = form.service === null ? undefined : formService(form.service)
  if (!service) return 'standard'
  const all = deliveriesOf(service, { wordCount: form.wordCount, express })
  return all.some(({ tier }) => tier === form.tier) ? form.tier : 'standard'
}
