import { Trans, useLingui } from '@lingui/react/macro'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import type { FailedPayment } from '../../../domain/payment/attempt/attempt-machine.ts'
import { OrderDelayNote } from '../../../domain/payment/order-delay-note.tsx'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepButtonLink } from '../frame/step-link.tsx'
import { stepBefore } from '../frame/step-rules.ts'
import { saysNotCharged } from './says-not-charged.ts'

type Props = { failed: FailedPayment | undefined; onClose: () => void }

type NextStepsProps = { isPaid: boolean; onStay: () => void }

function NextSteps({ isPaid, onStay }: NextStepsProps) {
  const { orderForm, step } = useOrderForm()
  return (
    <>
      {isPaid ? (
        <AppButtonLink
          to="/$lang/researcher/invoices/{-$status}"
          params={{ status: undefined }}
          search={{}}
          variant="filled"
        >
          <Trans>See your invoices</Trans>
        </AppButtonLink>
      ) : null}
      <Button variant={isPaid ? 'quiet' : 'filled'} onClick={onStay}>
        <Trans>Stay on this page</Trans>
      </Button>
      <StepButtonLink step={stepBefore(orderForm.steps, step) ?? step}>
        <Trans>Go Back</Trans>
      </StepButtonLink>
    </>
  )
}

export function PaymentFailureDialog({ failed, onClose }: Props) {
  const { i18n } = useLingui()
  if (!failed) return null
  const { error, at } = failed
  const time = formatInstant(at, { language: i18n.locale })
  const reason = failureMessage(error)
  const isSaidNotCharged = error instanceof Refusal && saysNotCharged(error.key)
  const isPaid = error instanceof Refusal && error.key === 'payment-already-paid'
  return (
    <ModalDialog
      open
      alert
      title={
        error instanceof Refusal ? (
          <Trans>Your payment was not accepted</Trans>
        ) : (
          <Trans>An error occurred processing your payment</Trans>
        )
      }
      onClose={onClose}
      actions={<NextSteps isPaid={isPaid} onStay={onClose} />}
    >
      {error instanceof Refusal ? (
        <p>
          <Trans>There was a problem saving your payment: {reason}</Trans>
        </p>
      ) : null}
      <p>
        <Sentences>
          {isSaidNotCharged ? (
            <Trans>What you entered is still here.</Trans>
          ) : (
            <Trans>You were not charged, and what you entered is still here.</Trans>
          )}
          {isPaid ? null : <OrderDelayNote />}
        </Sentences>
      </p>
      <p>
        <Trans>Time of this attempt: {time}</Trans>
      </p>
    </ModalDialog>
  )
}
