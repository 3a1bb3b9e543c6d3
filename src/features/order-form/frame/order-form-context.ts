import { createContext, use } from 'react'
import type { OrderFormLoad, StepName } from '../../../api/order-form/order-form.ts'
import type { AppliedFunds } from '../../../domain/payment/funds/funds-rules.ts'

type OrderFormState = OrderFormLoad & {
  /** The step whose screen is shown. */
  step: StepName
  reportFailure: (failure: StepFailure | undefined) => void
  /** What credits and balance pay and leave to pay; undefined before the payment form knows it. */
  applied: AppliedFunds | undefined
  reportSum: (sum: { applied: AppliedFunds } | undefined) => void
}

export type StepFailure = { error: unknown; goBackTo: StepName }

export const OrderFormContext = createContext<OrderFormState | undefined>(undefined)

export function useOrderForm(): OrderFormState {
  const state = use(OrderFormContext)
  if (!state) throw new Error('A part of the order form stands outside of its layout.')
  return state
}
