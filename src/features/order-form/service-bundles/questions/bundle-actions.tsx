import type { ReactNode } from 'react'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { useBundleInterest } from './use-bundle-interest.ts'

/** On to the next screen, or back to all services. */
export function BundleActions({ next, back }: { next: ReactNode; back: ReactNode }) {
  const { isSaving, setInterest } = useBundleInterest()
  return (
    <StepActions>
      <SubmitButton
        beside={
          <Button busy={isSaving} onClick={() => void setInterest(false)}>
            {back}
          </Button>
        }
      >
        {next}
      </SubmitButton>
    </StepActions>
  )
}
