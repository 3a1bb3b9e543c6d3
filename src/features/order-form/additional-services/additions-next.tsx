import { Trans } from '@lingui/react/macro'
import { NextStep } from '../frame/next-step.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'

/** `isLacking` where nothing is chosen and something must be. */
export function AdditionsNext({ isLacking }: { isLacking: boolean }) {
  const { customerGoal } = useOrderForm().orderForm
  return (
    <NextStep
      blockedBecause={
        isLacking ? <Trans>Please choose figure formatting or table formatting.</Trans> : undefined
      }
    >
      {customerGoal?.name === 'price-quote' ? (
        <Trans>Generate price quote</Trans>
      ) : (
        <Trans>Order details</Trans>
      )}
    </NextStep>
  )
}
