import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { afterBrazilOption } from './brazil-rules.ts'
import { brazilLimits } from './brazil-schema.ts'

/** A change clears the chosen method. */
export function BrazilOptionField() {
  const { t } = useLingui()
  const { change } = useFormState()
  return (
    <RadioGroup
      name="brazilPaymentMethods"
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
        if (option !== 'allpago' && option !== 'fapesp') return
        for (const [name, value] of Object.entries(afterBrazilOption(option))) change(name, value)
      }}
    />
  )
}

export function FapespField() {
  const { t } = useLingui()
  return (
    <TextField
      name="fapespNumber"
      label={t`FAPESP process number`}
      hint={<Trans>As shown on your grant, such as 2024/01234-5.</Trans>}
      spellCheck={false}
      maxLength={brazilLimits.fapespNumber}
      short
    />
  )
}

type TaxedGroup = 'boleto' | 'allpagoPaypal' | 'allpagoCreditCard'

export function TaxFields({ group }: { group: TaxedGroup }) {
  const { t } = useLingui()
  const form = useFormState()
  const name = `${group}.taxIdentification`
  const isOrganization = form.valueOf(`${name}.type`) === 'CNPJ'
  return (
    <>
      <RadioGroup
        name={`${name}.type`}
        label={t`Tax type`}
        options={[
          { value: 'CPF', label: 'CPF', hint: <Trans>for a person</Trans> },
          { value: 'CNPJ', label: 'CNPJ', hint: <Trans>for an organization</Trans> },
        ]}
      />
      <TextField
        name={`${name}.number`}
        label={t`Tax number`}
        hint={
          isOrganization ? (
            <Trans>
              14 digits or letters, such as 46.068.425/0001-33. Dots, slash and dash are optional.
            </Trans>
          ) : (
            <Trans>11 digits, such as 529.982.247-25. Dots and dash are optional.</Trans>
          )
        }
        inputMode={isOrganization ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={brazilLimits.taxNumber}
        short
      />
    </>
  )
}

export function BoletoFields() {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="boleto.payer"
        label={t`Payer`}
        hint={<Trans>The name on the boleto.</Trans>}
        autoComplete="name"
        spellCheck={false}
        maxLength={brazilLimits.payer}
      />
      <TextField
        name="boleto.processNumber"
        label={t`Process number`}
        hint={<Trans>Printed on the boleto, if your institution needs one.</Trans>}
        spellCheck={false}
        maxLength={brazilLimits.processNumber}
        short
        optional
      />
      <TaxFields group="boleto" />
    </>
  )
}
