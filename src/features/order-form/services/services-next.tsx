import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating } from '@tanstack/react-query'
import { orderFormScope } from '../../../api/order-form/order-form.ts'
import { NextStep } from '../frame/next-step.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
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
  const { i18n } = useLingui()
  const { wordCount, manuscriptLanguageId } = useOrderForm().orderForm
  const saves = useIsMutating({
    predicate: ({ options: { scope, mutationKey } }) =>
      scope?.id === orderFormScope.id && mutationKey?.[0] !== 'saveStep',
  })
  const block = nextBlock({
    isSaving: saves > 0,
    isDeclined: choice.isDeclined,
    isChosen: choice.service !== null,
    canBeDeclined: canDecline(services),
    isTextKnown: wordCount !== null && manuscriptLanguageId !== null,
  })
  return (
    <NextStep blockedBecause={block && i18n._(reasons[block])}>
      <Trans>Next: additional services</Trans>
    </NextStep>
  )
}
