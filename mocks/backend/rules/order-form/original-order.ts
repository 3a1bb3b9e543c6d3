import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'

/** The original order's number of a rework or re-edit; null for other forms. */
export function originalNumberOf({ origin }: Pick<OrderFormRow, 'origin'>): string | null {
  return origin?.kind === 'rework' || origin?.kind === 'reedit' ? origin.identity : null
}

export function originalOrderOf(
  world: World,
  form: OrderFormRow,
): components['schemas']['OriginalOrder'] | null {
  const row = world.orders.get(originalNumberOf(form) ?? '')
  return row === undefined ? null : { externalId: row.identity, title: row.order.title }
}
