import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { FieldRow } from '../../ui/form/fields/field-row.tsx'
import { FoldedFields } from '../../ui/form/fields/folded-fields.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { AccountField } from './account-field.tsx'
import { applicableFields } from './account-field-rules.ts'
import {
  type AccountValues,
  type ConfiguredField,
  formNameOf,
  type ListedField,
} from './configured-field.ts'
import { inNameOrder } from './name-order.ts'

const fieldName = fieldsOf<AccountValues>()

const isName = ({ name }: ConfiguredField) => name === 'firstName' || name === 'lastName'

type Props = Omit<ComponentProps<typeof AccountField>, 'field'> & {
  fields: readonly ConfiguredField[]
  /** Whether optional fields stand behind a label, before the terms. */
  foldsOptional?: boolean
}

const isFolded = ({ name, required }: ListedField) => !required && name !== 'agreeToTOS'

/** Open where something is filled in or wrong. */
function OptionalFields({ fields, country, show }: FoldProps) {
  const form = useFormState()
  const isFilled = fields.some((field) =>
    Boolean(form.valueOf(fieldName(formNameOf(field.name, country)))),
  )
  const isWrong = fields.some((field) => form.errorOf(fieldName(formNameOf(field.name, country))))
  if (fields.length === 0) return null
  return (
    <FoldedFields label={<Trans>More about you (optional)</Trans>} open={isFilled || isWrong}>
      {fields.map(show)}
    </FoldedFields>
  )
}

type FoldProps = {
  fields: readonly ListedField[]
  country: string
  show: (field: ListedField) => ReactNode
}

export function AccountFields({ fields, foldsOptional = false, ...context }: Props) {
  const { i18n } = useLingui()
  const form = useFormState()
  const country = String(form.valueOf(fieldName('country')) ?? '')
  const all = inNameOrder(applicableFields(fields, context.choices, country), i18n.locale)
  const folded = foldsOptional ? all.filter(isFolded) : []
  const shown = all.filter((field) => !folded.includes(field))
  const names = shown.filter(isName)
  const show = (field: ListedField) => <AccountField key={field.name} field={field} {...context} />
  return shown.map((field) => {
    if (field.name === 'agreeToTOS') {
      return (
        <Fragment key={field.name}>
          <OptionalFields fields={folded} country={country} show={show} />
          {show(field)}
        </Fragment>
      )
    }
    if (names.length < 2 || !isName(field)) return show(field)
    return field === names[0] ? <FieldRow key="name">{names.map(show)}</FieldRow> : null
  })
}
