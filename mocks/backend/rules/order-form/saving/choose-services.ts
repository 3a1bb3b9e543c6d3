import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import { formService } from '../../../reference-data/services/form-services.ts'
import type { DeliveryTier } from '../../pricing/delivery-rules.ts'
import type { FormChoice } from '../form-choice.ts'
import { canDecline, deliveriesFor, isOffered, optionsOf, worksOnText } from '../form-offers.ts'

type ServiceChanges = Partial<OrderFormRow>
type ServiceResult = { changes: ServiceChanges } | { refused: Schemas['ServiceChoiceRefusalKey'] }

export function isSold(identity: string, choice: FormChoice): boolean {
  const service = formService(identity)
  if (!service || !isOffered(service, choice)) return false
  return choice.form.wordCount === null || optionsOf(service, choice).length > 0
}

export function isDelivered(
  service: string | null,
  tier: DeliveryTier,
  choice: FormChoice,
): boolean {
  if (tier === 'standard') return true
  const found = service === null ? undefined : formService(service)
  return found !== undefined && deliveriesFor(found, choice).some((entry) => entry.tier === tier)
}

export function validateService(
  { selectedService, declineEditingServices, rush, express }: Schemas['ServiceChoice'],
  choice: FormChoice,
): ServiceResult {
  if (rush && express) return { refused: 'delivery-tiers-exclude-one-another' }
  const { goal, languageId } = choice.form
  if (declineEditingServices && (selectedService !== null || !canDecline(goal, languageId))) {
    return { refused: 'service-cannot-be-declined' }
  }
  if (selectedService !== null) {
    if (!worksOnText(selectedService) || !isSold(selectedService, choice)) {
      return { refused: 'service-not-offered' }
    }
  }
  const tier = express ? 'express' : rush ? 'rush' : 'standard'
  if (!isDelivered(selectedService, tier, choice)) return { refused: 'delivery-tier-not-offered' }
  const bundle = { ...choice.form.bundle, id: null }
  return {
    changes: { service: selectedService, tier, declineEditing: declineEditingServices, bundle },
  }
}

export function validateAddition(
  { serviceIdentity, quantity }: Schemas['ServiceQuantity'],
  choice: FormChoice,
): ServiceResult {
  const isMadeToOrder = formService(serviceIdentity)?.price.by === 'agreement'
  if (isMadeToOrder || worksOnText(serviceIdentity) || !isSold(serviceIdentity, choice)) {
    return { refused: 'service-not-offered' }
  }
  const { additions } = choice.form
  const isThere = additions.some((entry) => entry.serviceIdentity === serviceIdentity)
  if (isThere) return { changes: withQuantity(choice.form, serviceIdentity, quantity) }
  return { changes: { additions: [...additions, { serviceIdentity, quantity }] } }
}

export function withQuantity(
  form: OrderFormRow,
  identity: string,
  quantity: number,
): ServiceChanges {
  return {
    additions: form.additions.map((entry) =>
      entry.serviceIdentity === identity ? { ...entry, quantity } : entry,
    ),
  }
}

export function without(form: OrderFormRow, identity: string): ServiceChanges {
  return { additions: form.additions.filter((entry) => entry.serviceIdentity !== identity) }
}
