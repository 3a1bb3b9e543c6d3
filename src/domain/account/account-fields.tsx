import type { ComponentProps } from 'react'
import { useFormState } from '../../ui/form/form-context.ts'
import { AccountField } from './account-field.tsx'
import { applicableFields } from './account-field-rules.ts'
import type { ConfiguredField } from './configured-field.ts'

type Props = Omit<ComponentProps<typeof AccountField>, 'field'> & {
  fields: readonly ConfiguredField[]
}

export function AccountFields({ fields, ...context }: Props) {
  const form = useFormState()
  const country = String(form.valueOf('country') ?? '')
  return applicableFields(fields, context.choices, country).map((field) => (
    <AccountField key={field.name} field={field} {...context} />
  ))
}
