import { Trans } from '@lingui/react/macro'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { OrderDelayNote } from '../../../domain/payment/order-delay-note.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepButtonLink } from '../frame/step-link.tsx'
import { stepBefore } from '../step-rules.ts'

type Props = { error: unknown; onClose: () => void }

/** A payment that nothing came of. What was entered stays in the form below. */
export function PaymentFailureDialog({ error, onClose }: Props) {
  const { orderForm, step } = useOrderForm()
  if (error === undefined) return null
  const before = stepBefore(orderForm.steps, step) ?? step
  const reason = failureMessage(error)
  return (
    <ModalDialog
      open
      alert
      title={<Trans>An error occurred processing your payment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Stay on this page</Trans>
          </Button>
          <StepButtonLink step={before}>
            <Trans>Go Back</Trans>
          </StepButtonLink>
        </>
      }
    >
      {error instanceof Refusal ? (
        <p>
          <Trans>There was a problem saving your payment: {reason}</Trans>
        </p>
      ) : null}
      <p>
        <Sentences>
          <Trans>You were not charged, and what you entered is still here.</Trans>
          <OrderDelayNote />
        </Sentences>
      </p>
    </ModalDialog>
  )
}
