import { Trans } from '@lingui/react/macro'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { useBundleInterest } from './use-bundle-interest.ts'

export function QuestionsActions() {
  const { isSaving, setInterest } = useBundleInterest()
  return (
    <StepActions>
      <SubmitButton
        beside={
          <Button busy={isSaving} onClick={() => void setInterest(false)}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <Trans>Show my bundles</Trans>
      </SubmitButton>
    </StepActions>
  )
}
