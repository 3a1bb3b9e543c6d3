import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { announce } from '../../../ui/page/announce.ts'
import { useMethodForm } from '../choices/method-forms.ts'
import { methodName, methodOf } from '../choices/method-registry.ts'
import { methodsShown, showsFapiaoQuestion } from '../choices/payment-form-rules.ts'
import type { OfferedMethod } from '../choices/payment-method-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import { MethodMarks } from '../methods/marks/method-marks.tsx'
import type { PaymentSettings } from '../payment-settings.ts'
import { MethodCards } from './method-cards.tsx'
import { MethodFacts } from './method-facts.tsx'

const fieldName = fieldsOf<PaymentValues>()

function WhyDisabled({ id }: Pick<OfferedMethod, 'id'>) {
  const { DisabledHint } = useMethodForm(id)
  return DisabledHint ? <DisabledHint /> : <Trans>This isn’t available here.</Trans>
}

function hintOf({ id, isDisabled }: OfferedMethod, { getsInvoice }: PaymentSettings): ReactNode {
  if (isDisabled) return <WhyDisabled id={id} />
  const { hint, hintWithoutInvoice } = methodOf(id) ?? {}
  const shown = getsInvoice ? hint : (hintWithoutInvoice ?? hint)
  return shown && i18n._(shown)
}

/** For those who do not see fields appear below their choice. */
function useAnnouncedFields(name: string | undefined) {
  const { t } = useLingui()
  const last = useRef(name)
  const announceNew = useEffectEvent(() => {
    if (name !== undefined && name !== last.current) {
      announce(t`${name}: please fill in the fields below.`)
    }
    last.current = name
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is announced
  useEffect(() => announceNew(), [name])
}

type Props = {
  settings: PaymentSettings
  /** Of the chosen method. */
  fields: ReactNode
}

export function MethodChoice({ settings, fields }: Props) {
  const { t } = useLingui()
  const { change } = useFormState()
  const choices = usePaymentChoices()
  const { paymentMethodId } = choices
  const method = chosenMethod(choices)
  const { Fields } = useMethodForm(method)
  const shown = methodsShown(settings, choices)
  const chosen = shown.find(({ id, isDisabled }) => id === method && !isDisabled)
  const isOpen = chosen !== undefined
  const hasFields = Boolean(Fields) || showsFapiaoQuestion(settings, method)
  useAnnouncedFields(hasFields && chosen ? methodName(chosen) : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions are new each time
  useEffect(() => {
    if (paymentMethodId !== '' && !isOpen) change(fieldName('paymentMethodId'), '')
  }, [paymentMethodId, isOpen])
  if (shown.length === 0) return null
  return (
    <MethodCards
      name={fieldName('paymentMethodId')}
      label={t`Payment method`}
      hint={settings.requestsFapiaoLater ? t`You can request a fapiao after payment.` : undefined}
      cards={shown.map((offered) => ({
        value: String(offered.id),
        label: methodName(offered),
        hint: hintOf(offered, settings),
        facts: offered.isDisabled ? null : <MethodFacts id={offered.id} settings={settings} />,
        marks: offered.isDisabled ? null : <MethodMarks names={methodOf(offered.id)?.marks} />,
        disabled: offered.isDisabled,
      }))}
      content={hasFields ? fields : null}
    />
  )
}
