import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { FieldRow } from '../../ui/form/fields/field-row.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { AccountField } from './account-field.tsx'
import { applicableFields } from './account-field-rules.ts'
import type { AccountValues, ConfiguredField, ListedField } from './configured-field.ts'
import { inNameOrder } from './name-order.ts'

const fieldName = fieldsOf<AccountValues>()

const isName = ({ name }: ConfiguredField) => name === 'firstName' || name === 'lastName'

type Props = Omit<ComponentProps<typeof AccountField>, 'field'> & {
  fields: readonly ConfiguredField[]
}

export function AccountFields({ fields, ...context }: Props) {
  const { i18n } = useLingui()
  const form = useFormState()
  const country = String(form.valueOf(fieldName('country')) ?? '')
  const shown = inNameOrder(applicableFields(fields, context.choices, country), i18n.locale)
  const start = shown.findIndex((_, index) => {
    const pair = shown.slice(index, index + 2)
    return pair.length === 2 && pair.every(isName)
  })
  const show = (field: ListedField) => <AccountField key={field.name} field={field} {...context} />
  if (start < 0) return shown.map(show)
  return (
    <>
      {shown.slice(0, start).map(show)}
      <FieldRow>{shown.slice(start, start + 2).map(show)}</FieldRow>
      {shown.slice(start + 2).map(show)}
    </>
  )
}
