import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'

/** The number of the order that a form is another round of; null for any other form. */
export function originalNumberOf({ origin }: Pick<OrderFormRow, 'origin'>): string | null {
  return origin?.kind === 'rework' || origin?.kind === 'reedit' ? origin.identity : null
}

/** The order that a form is another round of, as the contract shows it. */
export function originalOrderOf(
  world: World,
  form: OrderFormRow,
): components['schemas']['OriginalOrder'] | null {
  const row = world.orders.get(originalNumberOf(form) ?? '')
  return row === undefined ? null : { externalId: row.identity, title: row.order.title }
}
