import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { safeLocalStorage } from '../../../lib/safe-storage.ts'
import { type DraftName, passDraft } from '../../../ui/form/draft/draft-store.ts'
import { useOrderForm } from './order-form-context.ts'

const anonymous = 'anonymous'

export const orderFormDraft = (form: string, step: StepName, owner: string): DraftName => ({
  name: `${form}-${step}`,
  owner,
})

/** Keeps what was typed in a step until it is saved. */
export function useOrderFormDraft(step: StepName) {
  const { identity } = useOrderForm().orderForm
  const user = useUser()
  return orderFormDraft(identity, step, user?.identity ?? anonymous)
}

/** What a visitor typed in an order form becomes the signed-in person's. */
export function passOrderFormDrafts({ identity, steps }: OrderForm, owner: string): void {
  for (const { name: step } of steps.list)
    passDraft(safeLocalStorage, orderFormDraft(identity, step, anonymous), owner)
}
