import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saveStepMutation } from '../../../api/order-form/order-form-saving.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOrderForm } from './order-form-context.ts'
import { StepForm } from './step-form.tsx'
import { stepAfter } from './step-rules.ts'

type Props = {
  blockedBecause: ReactNode
  beside?: ReactNode
  children: ReactNode
}

/** The end of a step whose choices are already saved. */
export function NextStep({ blockedBecause, beside, children }: Props) {
  const { t } = useLingui()
  const { orderForm, step } = useOrderForm()
  const { identity, steps } = orderForm
  const { mutateAsync } = useMutation(saveStepMutation())
  const body = { step: stepAfter(steps, step) ?? step }
  return (
    <StepForm label={t`Next step`} save={() => mutateAsync({ identity, body })}>
      <SubmitButton blockedBecause={blockedBecause}>{children}</SubmitButton>
      {beside}
    </StepForm>
  )
}
