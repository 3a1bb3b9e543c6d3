import { createContext, type FocusEvent, use } from 'react'
import type { FieldName } from './field-name.ts'

export type FieldKind = {
  /** Never stored: passwords, cards, captchas, one-time codes. */
  secret?: boolean
  /** Stored by file names only. */
  file?: boolean
  /** Checks beyond the schema. */
  check?: (value: unknown) => string | undefined
}

export type FormState = {
  id: string
  busy: boolean
  /** Fields are not marked as optional, since all are. */
  allOptional: boolean
  /** Increases when the form resets, so that fields reset their own state. */
  resets: number
  /** Unknown, since a draft may be of an older form. */
  valueOf: (name: FieldName) => unknown
  /** As its submit button does. */
  submit: () => void
  /** Restores the initial values and ends the draft in all tabs. */
  discard: () => void
  errorOf: (name: FieldName) => string | undefined
  change: <Value>(name: FieldName<Value>, value: NoInfer<Value>) => void
  blur: (name: FieldName, event: FocusEvent<HTMLElement>) => void
  /** Returns the unregister function. */
  register: (name: FieldName, kind: FieldKind) => () => void
  /** Names of files chosen before a reload. */
  storedFileNames: (name: FieldName) => readonly string[]
  storeFileNames: (name: FieldName, fileNames: readonly string[]) => void
}

export const FormContext = createContext<FormState | undefined>(undefined)

export function useFormState(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside of a <Form>.')
  return form
}

/** The id of a field's focusable element. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
