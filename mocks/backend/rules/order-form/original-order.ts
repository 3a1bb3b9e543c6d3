import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'

export function originalNumberOf({ origin }: Pick<OrderFormRow, 'origin'>): string | null {
  return origin?.kind === 'rework' || origin?.kind === 'reedit' ? origin.identity : null
}

export function originalOrderOf(world: World, form: OrderFormRow): Schemas['OriginalOrder'] | null {
  const row = world.orders.get(originalNumberOf(form) ?? '')
  return row === undefined ? null : { externalId: row.identity, title: row.order.title }
}
