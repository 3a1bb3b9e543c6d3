import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { object } from 'yup'
import { saveStepMutation } from '../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { stepAfter } from '../step-rules.ts'
import { useOrderForm } from './order-form-context.ts'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

type Props = { blockedBecause: ReactNode; children: ReactNode }

/** The end of a step whose choices are already saved. */
export function NextStep({ blockedBecause, children }: Props) {
  const { t } = useLingui()
  const { orderForm, step } = useOrderForm()
  const { identity, steps } = orderForm
  const { mutateAsync } = useMutation(saveStepMutation())
  const saveStep = useSaveStep(step)
  const body = { step: stepAfter(steps, step) ?? step }
  return (
    <Form
      label={t`Next step`}
      schema={object({})}
      initialValues={{}}
      onSubmit={() => saveStep(() => mutateAsync({ identity, body }))}
    >
      <StepActions>
        <SubmitButton blockedBecause={blockedBecause}>{children}</SubmitButton>
      </StepActions>
    </Form>
  )
}
