import { type FocusEvent, useEffect, useRef } from 'react'
import type { FieldName } from '../field-name.ts'
import { type FieldKind, fieldId, useFormState } from '../form-context.ts'

export function useField<Value>(name: FieldName<Value>, kind: FieldKind = {}) {
  const form = useFormState()
  const { register } = form
  const { secret, file } = kind
  const check = useRef(kind.check)
  useEffect(() => {
    check.current = kind.check
  })
  useEffect(
    () => register(name, { secret, file, check: (value) => check.current?.(value) }),
    [register, name, secret, file],
  )

  const id = fieldId(form.id, name)
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    allOptional: form.allOptional,
    value: form.valueOf(name),
    error: form.errorOf(name),
    isInSummary: form.isInSummary(name),
    change: (value: Value) => form.change(name, value),
    blur: (event: FocusEvent<HTMLElement>) => form.blur(name, event),
  }
}

export type Field = Omit<ReturnType<typeof useField>, 'change'>

export function describe(field: Field, hasHint: boolean) {
  const invalid = field.error !== undefined
  const ids = [hasHint && field.hintId, invalid && field.errorId].filter(Boolean).join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': invalid || undefined,
    'aria-errormessage': invalid ? field.errorId : undefined,
  }
}
