import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import { RadioGroup } from '../../ui/form/fields/radio-group.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { ExternalLink } from '../../ui/page/app-link.tsx'
import { methodHint, methodName } from './method-labels.ts'
import { methodsShown, type PaymentSettings } from './payment-settings.ts'
import { usePaymentChoices } from './use-payment-choices.ts'

function WhyDisabled({ id }: { id: number }) {
  if (id !== paymentMethodIds.bankTransfer) return <Trans>This isn't available here.</Trans>
  return (
    <Trans>
      To pay by bank transfer,{' '}
      <ExternalLink href="/support/index/type/prepay-bank-transfer">contact us</ExternalLink>.
    </Trans>
  )
}

/** Clears the chosen method when another answer excludes it. */
export function MethodChoice({ settings }: { settings: PaymentSettings }) {
  const { t } = useLingui()
  const { change } = useFormState()
  const choices = usePaymentChoices()
  const { paymentMethodId } = choices
  const shown = methodsShown(settings, choices)
  const isOpen = shown.some(({ id, isDisabled }) => String(id) === paymentMethodId && !isDisabled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions are new each time
  useEffect(() => {
    if (paymentMethodId !== '' && !isOpen) change('paymentMethodId', '')
  }, [paymentMethodId, isOpen])
  if (shown.length === 0) return null
  return (
    <RadioGroup
      name="paymentMethodId"
      label={t`Payment method`}
      options={shown.map((method) => ({
        value: String(method.id),
        label: methodName(method),
        hint: method.isDisabled ? <WhyDisabled id={method.id} /> : methodHint(method.id),
        disabled: method.isDisabled,
      }))}
    />
  )
}
