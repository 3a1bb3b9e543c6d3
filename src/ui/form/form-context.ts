import { createContext, type FocusEvent, use } from 'react'
import type { FieldName } from './field-name.ts'

export type FieldKind = {
  secret?: boolean
  file?: boolean
  check?: (value: unknown) => string | undefined
}

export type FormState = {
  id: string
  busy: boolean
  allOptional: boolean
  /** Increases when the form resets, so that fields reset their own state. */
  resets: number
  /** Unknown, since a draft may be of an older form. */
  valueOf: (name: FieldName) => unknown
  submit: () => void
  discard: () => void
  errorOf: (name: FieldName) => string | undefined
  /** The error summary says what is wrong with the field. */
  isInSummary: (name: FieldName) => boolean
  change: <Value>(name: FieldName<Value>, value: NoInfer<Value>) => void
  blur: (name: FieldName, event: FocusEvent<HTMLElement>) => void
  register: (name: FieldName, kind: FieldKind) => () => void
  storedFileNames: (name: FieldName) => readonly string[]
  storeFileNames: (name: FieldName, fileNames: readonly string[]) => void
}

export const FormContext = createContext<FormState | undefined>(undefined)

export function useFormState(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside of a <Form>.')
  return form
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
