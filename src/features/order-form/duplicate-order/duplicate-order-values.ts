import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { isOpen } from '../step-rules.ts'

type Choice = 'new-order' | 'question'

/** Empty until one is chosen. */
export type DuplicateOrderValues = { choice: Choice | '' }

const missing = () => t`Please make a selection`

export const duplicateOrderSchema = object({
  choice: string<Choice>().required(missing).oneOf(['new-order', 'question'], missing),
})

/** Payment opens only once the order was confirmed as a new one. */
export function duplicateOrderValues({ steps }: OrderForm): DuplicateOrderValues {
  return { choice: isOpen(steps, 'payment-details') ? 'new-order' : '' }
}
