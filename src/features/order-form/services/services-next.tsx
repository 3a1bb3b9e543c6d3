import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { object } from 'yup'
import { orderFormScope } from '../../../api/order-form/order-form.ts'
import { saveStepMutation } from '../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { useSaveStep } from '../frame/use-save-step.ts'
import { stepAfter } from '../step-rules.ts'
import { canDecline, type NextBlock, nextBlock } from './service-rules.ts'
import type { ServiceChoiceState } from './use-service-choice.tsx'

const reasons: Record<NextBlock, MessageDescriptor> = {
  saving: msg`Your order is being saved.`,
  'nothing-chosen': msg`Please choose a service.`,
  'nothing-chosen-or-declined': msg`Please choose a service, or tick that you don't need one.`,
  'text-unknown': msg`Please enter the word count and the language of your manuscript.`,
}

type Props = Pick<ServiceChoiceState, 'services' | 'choice'>

export function ServicesNext({ services, choice }: Props) {
  const { t, i18n } = useLingui()
  const { orderForm } = useOrderForm()
  const { mutateAsync } = useMutation(saveStepMutation())
  const saveStep = useSaveStep('manuscript-services')
  const saves = useIsMutating({
    predicate: ({ options: { scope, mutationKey } }) =>
      scope?.id === orderFormScope.id && mutationKey?.[0] !== 'saveStep',
  })
  const { identity, steps, wordCount, manuscriptLanguageId } = orderForm
  const block = nextBlock({
    isSaving: saves > 0,
    isDeclined: choice.isDeclined,
    isChosen: choice.service !== null,
    canBeDeclined: canDecline(services),
    isTextKnown: wordCount !== null && manuscriptLanguageId !== null,
  })
  const step = stepAfter(steps, 'manuscript-services') ?? 'additional-services'
  return (
    <Form
      label={t`Next step`}
      schema={object({})}
      initialValues={{}}
      onSubmit={() => saveStep(() => mutateAsync({ identity, body: { step } }))}
    >
      <StepActions>
        <SubmitButton blockedBecause={block && i18n._(reasons[block])}>
          <Trans>Next: additional services</Trans>
        </SubmitButton>
      </StepActions>
    </Form>
  )
}
