import type { ReactNode } from 'react'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { StepRow } from '../../frame/step-actions.tsx'
import { useBundleInterest } from './use-bundle-interest.ts'

type Props = {
  next: ReactNode
  /** To all services. */
  back: ReactNode
  missing?: ReactNode
  children?: ReactNode
}

export function BundleActions({ next, back, missing, children }: Props) {
  const { isSaving, setInterest } = useBundleInterest()
  return (
    <StepRow>
      <SubmitButton
        missing={missing}
        beside={
          <Button busy={isSaving} onClick={() => void setInterest(false)}>
            {back}
          </Button>
        }
      >
        {next}
      </SubmitButton>
      {children}
    </StepRow>
  )
}
