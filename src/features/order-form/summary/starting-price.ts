import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { isTier } from '../services/deadline-strip/tier-labels.ts'
import { optionFor } from '../services/service-rules.ts'
import type { ServiceLine } from './explained/price-breakdown.ts'

type Form = Pick<OrderForm, 'availableServices' | 'wordCount'>

/** As on its tile, as long as nobody knows how long the text is. */
export function startingPrice(
  { identity, tier, price }: Pick<ServiceLine, 'identity' | 'tier' | 'price'>,
  { availableServices, wordCount }: Form,
): number | undefined {
  const service = availableServices.find((one) => one.identity === identity)
  if (price || wordCount !== null || !service || !isTier(tier)) return undefined
  return optionFor(service, null, tier)?.price ?? undefined
}
