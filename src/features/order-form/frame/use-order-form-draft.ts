import type { StepName } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { useOrderForm } from './order-form-context.ts'

/** Keeps what was typed in a step until it is saved. */
export function useOrderFormDraft(step: StepName) {
  const { identity } = useOrderForm().orderForm
  const user = useUser()
  return { name: `${identity}-${step}`, owner: user?.identity ?? 'anonymous' }
}
