import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderLine } from '../../../world/rows/order-placement.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { deliveriesOf } from '../pricing/delivery-rules.ts'
import { needsOwnDeadline } from '../pricing/service-price.ts'
import { dueAfter } from '../pricing/working-calendar.ts'
import type { OrderContext } from './order-access.ts'

/** Working days for an order whose services are no longer sold. */
const usualWorkingDays = 5

const soldServices = (lines: readonly OrderLine[]) =>
  lines.flatMap(({ serviceIdentity, deliveryTier }) => {
    const service = formService(serviceIdentity)
    return service ? [{ service, tier: deliveryTier }] : []
  })

/** When the work is due that begins at `from`; the slowest service decides. */
export function usualDeadline(
  world: World,
  { lines, wordCount }: Pick<OrderRow['placed'], 'lines' | 'wordCount'>,
  from: Instant,
): number {
  const { features, localization } = stateOf(world).application
  const express = features.express_delivery
  const days = soldServices(lines).map(({ service, tier }) => {
    const deliveries = deliveriesOf(service, { wordCount, express })
    const delivery = deliveries.find((candidate) => candidate.tier === tier) ?? deliveries[0]
    return delivery?.days ?? service.days
  })
  const slowest = days.length === 0 ? usualWorkingDays : Math.max(...days)
  return dueAfter(localization.code, from, slowest)
}

/** The deadline if the files arrive now; null if it has to be agreed on. */
export function deadlineOf(
  { world, now }: OrderContext,
  lines: readonly OrderLine[],
  wordCount: number | null,
): string | null {
  const sold = soldServices(lines)
  const isOwn = sold.some(({ service }) => needsOwnDeadline(service, wordCount))
  if (isOwn || sold.length === 0) return null
  return isoOf(usualDeadline(world, { lines, wordCount }, now))
}
