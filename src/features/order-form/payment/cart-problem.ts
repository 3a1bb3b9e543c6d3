import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'

type Cart = Pick<
  OrderForm,
  | 'lineItems'
  | 'displayedManuscripts'
  | 'uploadFilesLater'
  | 'noServiceOption'
  | 'veryLongWordCount'
>

export type CartProblem = 'very-long' | 'no-service-option' | 'no-services' | 'no-files'

export function cartProblem(cart: Cart): CartProblem | undefined {
  if (cart.veryLongWordCount) return 'very-long'
  if (cart.noServiceOption) return 'no-service-option'
  if (cart.lineItems.length === 0) return 'no-services'
  if (cart.displayedManuscripts.length === 0 && !cart.uploadFilesLater) return 'no-files'
  return undefined
}

/** Where a problem is mended; undefined for the step before. */
export const stepToMend: Readonly<Record<CartProblem, StepName | undefined>> = {
  'very-long': 'details',
  'no-service-option': 'details',
  'no-services': undefined,
  'no-files': 'details',
}
