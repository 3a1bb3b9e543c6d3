import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { OrderLine } from '../../../world/order-placement.ts'
import { stateOf } from '../../../world/world-state.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { deliveriesOf } from '../pricing/delivery-rules.ts'
import { needsOwnDeadline } from '../pricing/service-price.ts'
import { dueAfter } from '../pricing/working-calendar.ts'
import type { OrderContext } from './order-access.ts'

/** The deadline if the files arrive now; null if it has to be agreed on. */
export function deadlineOf(
  { world, now }: OrderContext,
  lines: readonly OrderLine[],
  wordCount: number | null,
): string | null {
  const { features, localization } = stateOf(world).application
  const express = features.express_delivery
  const ordered = lines.flatMap((line) => {
    const service = formService(line.serviceIdentity)
    return service ? [{ service, tier: line.deliveryTier }] : []
  })
  if (ordered.some(({ service }) => needsOwnDeadline(service, wordCount))) return null
  const days = ordered.map(({ service, tier }) => {
    const deliveries = deliveriesOf(service, { wordCount, express })
    return (
      (deliveries.find((delivery) => delivery.tier === tier) ?? deliveries[0])?.days ?? service.days
    )
  })
  if (days.length === 0) return null
  return isoOf(dueAfter(localization.code, now, Math.max(...days)))
}
