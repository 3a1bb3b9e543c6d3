import type { ReactNode } from 'react'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { StepRow } from '../../frame/step-actions.tsx'
import { useBundleInterest } from './use-bundle-interest.ts'

type Props = {
  next: ReactNode
  /** To all services. */
  back: ReactNode
  blockedBecause?: ReactNode
  children?: ReactNode
}

export function BundleActions({ next, back, blockedBecause, children }: Props) {
  const { isSaving, setInterest } = useBundleInterest()
  return (
    <StepRow>
      <SubmitButton
        blockedBecause={blockedBecause}
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
