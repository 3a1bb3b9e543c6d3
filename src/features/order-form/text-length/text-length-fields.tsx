import { Trans, useLingui } from '@lingui/react/macro'
import { languageName } from '../../../domain/languages/language-names.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FieldRow } from '../../../ui/form/fields/field-row.tsx'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import type { TextLengthValues } from './text-length-values.ts'

const fieldName = fieldsOf<TextLengthValues>()

type Props = {
  optional?: boolean
  filled?: Readonly<Record<keyof TextLengthValues, boolean>>
}

export function TextLengthFields({ optional = false, filled }: Props) {
  const { t, i18n } = useLingui()
  const { manuscriptLanguages } = useOrderForm().orderForm
  return (
    <FieldRow>
      <TextField
        name={fieldName('wordCount')}
        label={t`Word count`}
        hint={
          filled?.wordCount ? <Trans>Counted in your files.</Trans> : <Trans>1 to 999,999</Trans>
        }
        inputMode="numeric"
        autoComplete="off"
        optional={optional}
        short
      />
      <SelectField
        name={fieldName('language')}
        label={t`Language of the manuscript`}
        hint={filled?.language ? <Trans>Found in your files.</Trans> : undefined}
        placeholder={t`Choose a language`}
        options={manuscriptLanguages.map(({ id, name }) => ({
          value: String(id),
          label: languageName(id, name, (message) => i18n._(message)),
        }))}
        optional={optional}
      />
    </FieldRow>
  )
}
