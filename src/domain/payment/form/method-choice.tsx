import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { useMethodForm } from '../choices/method-forms.ts'
import { methodName, methodOf } from '../choices/method-registry.ts'
import { methodsShown } from '../choices/payment-form-rules.ts'
import type { OfferedMethod } from '../choices/payment-method-rules.ts'
import type { PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { MethodFacts } from './method-facts.tsx'

const fieldName = fieldsOf<PaymentValues>()

function WhyDisabled({ id }: Pick<OfferedMethod, 'id'>) {
  const { DisabledHint } = useMethodForm(id)
  return DisabledHint ? <DisabledHint /> : <Trans>This isn't available here.</Trans>
}

function hintOf({ id, isDisabled }: OfferedMethod, { getsInvoice }: PaymentSettings): ReactNode {
  if (isDisabled) return <WhyDisabled id={id} />
  const { hint, hintWithoutInvoice } = methodOf(id) ?? {}
  const shown = getsInvoice ? hint : (hintWithoutInvoice ?? hint)
  return shown && i18n._(shown)
}

export function MethodChoice({ settings }: { settings: PaymentSettings }) {
  const { t } = useLingui()
  const { change } = useFormState()
  const choices = usePaymentChoices()
  const { paymentMethodId } = choices
  const shown = methodsShown(settings, choices)
  const isOpen = shown.some(({ id, isDisabled }) => String(id) === paymentMethodId && !isDisabled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions are new each time
  useEffect(() => {
    if (paymentMethodId !== '' && !isOpen) change(fieldName('paymentMethodId'), '')
  }, [paymentMethodId, isOpen])
  if (shown.length === 0) return null
  return (
    <RadioGroup
      name={fieldName('paymentMethodId')}
      label={t`Payment method`}
      hint={settings.requestsFapiaoLater ? t`You can request a fapiao after payment.` : undefined}
      options={shown.map((method) => ({
        value: String(method.id),
        label: methodName(method),
        hint: hintOf(method, settings),
        more: method.isDisabled ? null : <MethodFacts id={method.id} settings={settings} />,
        disabled: method.isDisabled,
      }))}
    />
  )
}
