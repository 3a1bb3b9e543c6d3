import { Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '../../../i18n/format-list.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { BrazilOption } from '../brazil/brazil-rules.ts'
import { methodNameInBrazil } from '../choices/method-registry.ts'
import { methodsInBrazil } from '../choices/payment-method-rules.ts'
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

const inReais = (methods: string) => methods && <Trans>In reais, by {methods}.</Trans>

const withFunds = (methods: string) =>
  methods && <Trans>With your process number, by {methods}.</Trans>

function BrazilOptionField({ settings }: Props) {
  const { t, i18n } = useLingui()
  const { change } = useFormState()
  const methodsFor = (option: BrazilOption) =>
    formatList(methodsInBrazil(option, settings).map(methodNameInBrazil), {
      language: i18n.locale,
      type: 'disjunction',
    })
  return (
    <RadioTiles
      name={fieldName('brazilPaymentMethods')}
      label={<h2>{t`How will you pay?`}</h2>}
      columns={2}
      tiles={[
        {
          value: 'allpago',
          title: <Trans>A Brazilian payment method</Trans>,
          text: inReais(methodsFor('allpago')),
        },
        {
          value: 'fapesp',
          title: <Trans>FAPESP funds</Trans>,
          text: withFunds(methodsFor('fapesp')),
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
