import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepButtonLink } from '../frame/step-link.tsx'
import { stepBefore } from '../frame/step-rules.ts'
import { type CartProblem, stepToMend } from './cart-problem.ts'

function Explanation({ problem }: { problem: CartProblem }) {
  switch (problem) {
    case 'no-files':
      return (
        <Trans>
          Your cart has no manuscript or figure file uploaded. Please upload your files and try
          again.
        </Trans>
      )
    case 'no-services':
      return <Trans>No service is selected yet. Please go back and choose one.</Trans>
    case 'no-service-option':
      return (
        <Trans>
          This service isn’t available for your word count. Please choose another service.
        </Trans>
      )
    case 'very-long':
      return (
        <Trans>
          Your manuscript is very long. Please write to support@galley.example to agree on a
          deadline.
        </Trans>
      )
  }
}

export const cartProblemText = (problem: CartProblem | undefined): ReactNode =>
  problem && <Explanation problem={problem} />

export function CartProblemDialog({ problem }: { problem: CartProblem | undefined }) {
  const { orderForm, step } = useOrderForm()
  const [closedFor, setClosedFor] = useState<CartProblem>()
  if (!problem || problem === closedFor) return null
  const target = stepToMend[problem] ?? stepBefore(orderForm.steps, step) ?? step
  const close = () => setClosedFor(problem)
  return (
    <ModalDialog
      open
      alert
      title={<Trans>We have detected an issue with your submission.</Trans>}
      onClose={close}
      actions={
        <>
          <StepButtonLink step={target} variant="filled">
            <Trans>Go Back</Trans>
          </StepButtonLink>
          <Button onClick={close}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Explanation problem={problem} />
      </p>
    </ModalDialog>
  )
}
