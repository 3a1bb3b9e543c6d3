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
  const isOrganization = form.valueOf(type) === 'CNPJ'
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
        maxLength={longestTaxNumber}
        short
      />
    </>
  )
}
