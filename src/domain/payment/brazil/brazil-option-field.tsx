import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { PaymentValues } from '../form/payment-values.ts'
import { afterBrazilOption } from './after-brazil-option.ts'
import { longestFapespNumber } from './brazil-option-schema.ts'

const fieldName = fieldsOf<PaymentValues>()

/** A change clears the chosen method. */
export function BrazilOptionField() {
  const { t } = useLingui()
  const { change } = useFormState()
  return (
    <RadioGroup
      name={fieldName('brazilPaymentMethods')}
      label={t`How will you pay?`}
      options={[
        {
          value: 'allpago',
          label: <Trans>A Brazilian payment method</Trans>,
          hint: <Trans>Card in installments, PayPal or boleto, in reais.</Trans>,
        },
        {
          value: 'fapesp',
          label: <Trans>FAPESP funds</Trans>,
          hint: <Trans>Card in US dollars, or bank transfer.</Trans>,
        },
      ]}
      onChosen={(option) => {
        if (option === 'allpago' || option === 'fapesp') afterBrazilOption(option, change)
      }}
    />
  )
}

export function FapespField() {
  const { t } = useLingui()
  return (
    <TextField
      name={fieldName('fapespNumber')}
      label={t`FAPESP process number`}
      hint={<Trans>As shown on your grant, such as 2024/01234-5.</Trans>}
      spellCheck={false}
      maxLength={longestFapespNumber}
      short
    />
  )
}
