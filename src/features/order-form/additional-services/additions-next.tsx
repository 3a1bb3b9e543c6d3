import { Trans } from '@lingui/react/macro'
import { NextStep } from '../frame/next-step.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepButtonLink } from '../frame/step-link.tsx'
import { stepAfter } from '../frame/step-rules.ts'

/** `isLacking` where nothing is chosen and something must be. */
export function AdditionsNext({ isLacking }: { isLacking: boolean }) {
  const { orderForm, step } = useOrderForm()
  const isQuoteNext = stepAfter(orderForm.steps, step) === 'price-quote-completed'
  const isQuotable =
    orderForm.lineItems.length > 0 && orderForm.customerGoal?.name !== 'price-quote'
  return (
    <NextStep
      blockedBecause={
        isLacking ? <Trans>Please choose figure formatting or table formatting.</Trans> : undefined
      }
      beside={
        isQuotable && !isQuoteNext ? (
          <StepButtonLink step="price-quote-completed">
            <Trans>Get a price quote</Trans>
          </StepButtonLink>
        ) : null
      }
    >
      {isQuoteNext ? <Trans>Generate price quote</Trans> : <Trans>Order details</Trans>}
    </NextStep>
  )
}
