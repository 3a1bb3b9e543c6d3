import { Trans } from '@lingui/react/macro'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { type StepFailure, useOrderForm } from './order-form-context.ts'
import { StepButtonLink } from './step-link.tsx'

type Props = { failure: StepFailure | undefined; onClose: () => void }

export function StepFailureDialog({ failure, onClose }: Props) {
  const { step } = useOrderForm()
  if (!failure) return null
  const error = failureReason(failure.error)
  const isHere = failure.goBackTo === step
  return (
    <ModalDialog
      open
      alert
      title={<Trans>Your order was not saved</Trans>}
      onClose={onClose}
      actions={
        <>
          {isHere ? null : (
            <Button variant="filled" onClick={onClose}>
              <Trans>Stay on this page</Trans>
            </Button>
          )}
          <StepButtonLink
            step={failure.goBackTo}
            variant={isHere ? 'filled' : 'quiet'}
            onClick={onClose}
          >
            <Trans>Go Back</Trans>
          </StepButtonLink>
        </>
      }
    >
      <p>
        <Trans>There was a problem saving your order: {error}</Trans>
      </p>
      <p>
        <Trans>What you entered is still here.</Trans>
      </p>
    </ModalDialog>
  )
}
