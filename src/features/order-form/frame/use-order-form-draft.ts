import type { StepName } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { useOrderForm } from './order-form-context.ts'

export const orderFormDraft = (form: string, step: StepName, owner: string): DraftName => ({
  name: `${form}-${step}`,
  owner,
})

/** Keeps what was typed in a step until it is saved. */
export function useOrderFormDraft(step: StepName) {
  const { identity } = useOrderForm().orderForm
  const user = useUser()
  return orderFormDraft(identity, step, user?.identity ?? 'anonymous')
}
