import type { ComponentProps } from 'react'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { useFormState } from '../../ui/form/form-context.ts'
import { AccountField } from './account-field.tsx'
import { applicableFields } from './account-field-rules.ts'
import type { AccountValues, ConfiguredField } from './configured-field.ts'

const fieldName = fieldsOf<AccountValues>()

type Props = Omit<ComponentProps<typeof AccountField>, 'field'> & {
  fields: readonly ConfiguredField[]
}

export function AccountFields({ fields, ...context }: Props) {
  const form = useFormState()
  const country = String(form.valueOf(fieldName('country')) ?? '')
  return applicableFields(fields, context.choices, country).map((field) => (
    <AccountField key={field.name} field={field} {...context} />
  ))
}
