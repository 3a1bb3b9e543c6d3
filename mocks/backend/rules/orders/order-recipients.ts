import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'

/** Owners are notified of staff-created orders only on request. */
export const isOwnerNotified = ({ adminCreated, details }: OrderFormRow): boolean =>
  !adminCreated || details.requireCustomerNotification === true

export function recipientsOf(
  world: World,
  { identity, owner }: OrderRow,
  email: string,
): Set<string> {
  const others = world.orderNotices.get(identity)?.emails ?? []
  const form = world.orderForms
    .in('byOwner', owner)
    .filter((orderForm) => orderForm.orderedAs === identity)
  const notifiesOwner = [...form.rows()].every(isOwnerNotified)
  return new Set(notifiesOwner ? [email.toLowerCase(), ...others] : others)
}
