import type { FormService, OrderForm } from '../../../api/order-form/order-form.ts'

export function multimediaServices({
  availableServices,
}: Pick<OrderForm, 'availableServices'>): FormService[] {
  return availableServices
    .filter(({ type }) => type === 'multimedia')
    .toSorted((one, other) => Number(other.featured) - Number(one.featured))
}

export type MultimediaBlock = 'saving' | 'nothing-chosen'

export function multimediaBlock(input: {
  isSaving: boolean
  isChosen: boolean
}): MultimediaBlock | undefined {
  if (input.isSaving) return 'saving'
  return input.isChosen ? undefined : 'nothing-chosen'
}
