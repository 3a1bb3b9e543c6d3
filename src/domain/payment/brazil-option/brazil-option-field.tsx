import { Trans, useLingui } from '@lingui/react/macro'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { isMethodOpen } from '../choices/payment-method-rules.ts'
import type { PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import styles from '../payment.module.css'
import type { PaymentSettings } from '../payment-settings.ts'
import { afterBrazilOption } from './after-brazil-option.ts'

const fieldName = fieldsOf<PaymentValues>()

export const longestFapespNumber = 40

type Props = { settings: Pick<PaymentSettings, 'methods' | 'context' | 'isStaff'> }

export function BrazilOptionFields({ settings }: Props) {
  const { brazilPaymentMethods } = usePaymentChoices()
  return (
    <div className={styles.group}>
      <BrazilOptionField settings={settings} />
      {brazilPaymentMethods === 'fapesp' ? <FapespField /> : null}
    </div>
  )
}

function BrazilOptionField({ settings }: Props) {
  const { t } = useLingui()
  const { change } = useFormState()
  const isOpen = (method: number) => isMethodOpen(method, settings.methods, settings)
  return (
    <RadioTiles
      name={fieldName('brazilPaymentMethods')}
      label={<h2>{t`How will you pay?`}</h2>}
      columns={2}
      tiles={[
        {
          value: 'allpago',
          title: <Trans>A Brazilian payment method</Trans>,
          text: isOpen(paymentMethodIds.boleto) ? (
            <Trans>Card in installments, PayPal or boleto, in reais.</Trans>
          ) : (
            <Trans>Card in installments or PayPal, in reais.</Trans>
          ),
        },
        {
          value: 'fapesp',
          title: <Trans>FAPESP funds</Trans>,
          text: isOpen(paymentMethodIds.bankTransfer) ? (
            <Trans>Card in US dollars, or bank transfer.</Trans>
          ) : (
            <Trans>Card in US dollars.</Trans>
          ),
        },
      ]}
      onChosen={(option) => {
        if (option === 'allpago' || option === 'fapesp') afterBrazilOption(option, change)
      }}
    />
  )
}

function FapespField() {
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
