import type { OrderForm } from '../../../../api/order-form/order-form.ts'

type Form = Pick<OrderForm, 'displayedManuscripts' | 'manuscripts' | 'wordCount'>

/** The deadline counts from the arrival of the files, and depends on the length of a text. */
export function isEarliestDeadline({
  displayedManuscripts,
  manuscripts,
  wordCount,
}: Form): boolean {
  if (displayedManuscripts.length === 0) return true
  return manuscripts.main.length > 0 && wordCount === null
}
