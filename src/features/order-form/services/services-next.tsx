import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NextStep } from '../frame/next-step.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useIsSaving } from '../frame/use-is-saving.ts'
import { canDecline, type NextBlock, nextBlock } from './service-rules.ts'
import type { ServiceChoiceState } from './use-service-choice.tsx'

const reasons: Record<NextBlock, MessageDescriptor> = {
  saving: msg`Your order is being saved.`,
  'nothing-chosen': msg`Please choose a service.`,
  'nothing-chosen-or-declined': msg`Please choose a service, or tick that you don’t need one.`,
  'text-unknown': msg`Please enter the word count and the language of your manuscript.`,
}

type Props = Pick<ServiceChoiceState, 'services' | 'choice'>

export function ServicesNext({ services, choice }: Props) {
  const { i18n } = useLingui()
  const { wordCount, manuscriptLanguageId } = useOrderForm().orderForm
  const block = nextBlock({
    isSaving: useIsSaving(),
    isDeclined: choice.isDeclined,
    isChosen: choice.service !== null,
    canBeDeclined: canDecline(services),
    isTextKnown: wordCount !== null && manuscriptLanguageId !== null,
  })
  return (
    <NextStep blockedBecause={block && i18n._(reasons[block])}>
      <Trans>Additional services</Trans>
    </NextStep>
  )
}
