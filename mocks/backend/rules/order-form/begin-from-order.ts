import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormOrigin, OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { beginForm } from './form-access.ts'
import { newForm } from './new-form.ts'

export function secondRoundRedirect(
  order: Schemas['Order'],
  kind: 'rework' | 'reedit',
): string | undefined {
  const { externalId } = order
  const details = `/researcher/details/${externalId}`
  if (!order.completed) return details
  if (!order.containsActiveService) {
    return `/support/index/submission/${externalId}/type/inactive-service`
  }
  if (kind === 'reedit') return order.reeditAvailable && order.paid ? undefined : details
  return order.reeditAvailable || order.scientificReworkEligible ? undefined : details
}

/** Starts a form, or resumes the one already started from the same origin, so that no input is lost. */
export function startOrResume(
  world: World,
  owner: string,
  now: Instant,
  origin: OrderFormOrigin,
  changes: Partial<OrderFormRow>,
): OrderFormRow {
  for (const form of world.orderForms.in('byOwner', owner).rows()) {
    const isSame = form.origin?.kind === origin.kind && form.origin.identity === origin.identity
    if (!isSame || form.orderedAs !== null) continue
    return world.orderForms.update(form.identity, { turn: world.next('orderForms') })
  }
  return beginForm(world, owner, now, { ...changes, origin, changedAt: now })
}

export function inheritedFields({
  title,
  journal,
  styleOfEnglish,
  certificate,
}: Schemas['Order']): Partial<OrderFormRow> {
  const { details } = newForm({ identity: '', owner: '', turn: 0, now: 0 })
  return {
    goal: 'rework',
    step: 'rework-get-started',
    details: {
      ...details,
      title,
      styleOfEnglish,
      authors: certificate?.authors ?? null,
      journal: journal === null ? null : { name: journal, url: null },
    },
  }
}
