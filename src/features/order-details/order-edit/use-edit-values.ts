import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { DeadlineValues } from './edit-deadline.ts'
import { lengthOf, type OrderEditValues } from './edit-values.ts'

export const editField = fieldsOf<OrderEditValues>()

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function useEnteredDeadline(): DeadlineValues {
  const form = useFormState()
  return {
    day: textOf(form.valueOf(editField('day'))),
    time: textOf(form.valueOf(editField('time'))),
  }
}

export const useEnteredLength = (): number | null =>
  lengthOf({ wordCount: textOf(useFormState().valueOf(editField('wordCount'))) })

export function useAdded(): string[] {
  const added = useFormState().valueOf(editField('added'))
  return Array.isArray(added) ? added.filter((id): id is string => typeof id === 'string') : []
}
