import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { TaxedValues } from './tax-values.ts'

const fieldName = fieldsOf<TaxedValues>()

const longestTaxNumber = 20

export function TaxFields({ group }: { group: keyof TaxedValues }) {
  const { t } = useLingui()
  const form = useFormState()
  const type = fieldName(`${group}.taxIdentification.type`)
  const kind = form.valueOf(type)
  return (
    <>
      <RadioGroup
        name={type}
        label={t`Tax type`}
        options={[
          { value: 'CPF', label: 'CPF', hint: <Trans>for a person</Trans> },
          { value: 'CNPJ', label: 'CNPJ', hint: <Trans>for an organization</Trans> },
        ]}
      />
      <TextField
        name={fieldName(`${group}.taxIdentification.number`)}
        label={t`Tax number`}
        hint={<NumberHint kind={kind} />}
        inputMode={kind === 'CNPJ' ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestTaxNumber}
        short
      />
    </>
  )
}

/** Which rule holds is known once the type is chosen. */
function NumberHint({ kind }: { kind: unknown }) {
  if (kind === 'CPF') {
    return <Trans>11 digits, such as 529.982.247-25. Dots and dash are optional.</Trans>
  }
  if (kind === 'CNPJ') {
    return (
      <Trans>
        14 digits or letters, such as 46.068.425/0001-33. Dots, slash and dash are optional.
      </Trans>
    )
  }
  return <Trans>Please choose CPF or CNPJ first.</Trans>
}
