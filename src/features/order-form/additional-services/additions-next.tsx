import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { object } from 'yup'
import { saveStepMutation } from '../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { useSaveStep } from '../frame/use-save-step.ts'
import { stepAfter } from '../step-rules.ts'

/** `isLacking` where nothing is chosen and something must be. */
export function AdditionsNext({ isLacking }: { isLacking: boolean }) {
  const { t } = useLingui()
  const { identity, steps, customerGoal } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(saveStepMutation())
  const saveStep = useSaveStep('additional-services')
  const step = stepAfter(steps, 'additional-services') ?? 'details'
  return (
    <Form
      label={t`Next step`}
      schema={object({})}
      initialValues={{}}
      onSubmit={() => saveStep(() => mutateAsync({ identity, body: { step } }))}
    >
      <StepActions>
        <SubmitButton
          blockedBecause={
            isLacking ? (
              <Trans>Please choose figure formatting or table formatting.</Trans>
            ) : undefined
          }
        >
          {customerGoal?.name === 'price-quote' ? (
            <Trans>Generate price quote</Trans>
          ) : (
            <Trans>Order details</Trans>
          )}
        </SubmitButton>
      </StepActions>
    </Form>
  )
}
