import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { isOpen } from '../frame/step-rules.ts'

export type DuplicateChoice = 'new-order' | 'question'

export type DuplicateOrderValues = { choice: DuplicateChoice | '' }

/** Payment opens only once the order was confirmed as a new one. */
export function duplicateOrderValues({ steps }: OrderForm): DuplicateOrderValues {
  return { choice: isOpen(steps, 'payment-details') ? 'new-order' : '' }
}
