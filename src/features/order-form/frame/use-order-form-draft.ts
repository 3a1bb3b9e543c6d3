import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { isStepName } from '../../../domain/order-steps/step-labels.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { type DraftName, passDraft } from '../../../ui/form/draft/draft-store.ts'
import { useOrderForm } from './order-form-context.ts'

const anonymous = 'anonymous'

/** A step with two forms has a draft for each. */
type DraftedPart = StepName | 'bundle-questions'

export const orderFormDraft = (form: string, part: DraftedPart, owner: string): DraftName => ({
  name: `${form}-${part}`,
  owner,
})

export function useOrderFormDraft(part: DraftedPart) {
  const { identity } = useOrderForm().orderForm
  const user = useUser()
  return orderFormDraft(identity, part, user?.identity ?? anonymous)
}

/** What a visitor typed in an order form becomes the signed-in person's. */
export function passOrderFormDrafts({ identity, steps }: OrderForm, owner: string): void {
  const parts: DraftedPart[] = [
    ...steps.list.map(({ name }) => name).filter(isStepName),
    'bundle-questions',
  ]
  for (const part of parts)
    passDraft(safeLocalStorage, orderFormDraft(identity, part, anonymous), owner)
}
