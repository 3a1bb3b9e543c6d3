import { Trans } from '@lingui/react/macro'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'

export function SaveLine({ onCancel }: { onCancel: () => void }) {
  return (
    <SubmitButton
      beside={
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Trans>Save</Trans>
    </SubmitButton>
  )
}
