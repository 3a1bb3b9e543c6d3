import { createContext, type FocusEvent, use } from 'react'

export type FieldKind = {
  /** Never kept: passwords, cards, captchas, one-time codes. */
  secret?: boolean
  /** Kept by the names of its files only. */
  file?: boolean
  /** What is wrong with the value beyond the schema, in the language of the moment. */
  check?: (value: unknown) => string | undefined
}

export type FormState = {
  id: string
  busy: boolean
  /** Nothing is required, so that no field needs a mark. */
  allOptional: boolean
  /** Rises when the form goes back to its beginning, so that fields drop what they hold themselves. */
  resets: number
  valueOf: (name: string) => unknown
  errorOf: (name: string) => string | undefined
  change: (name: string, value: unknown) => void
  blur: (name: string, event: FocusEvent<HTMLElement>) => void
  /** Makes a field known; returns the way out. */
  register: (name: string, kind: FieldKind) => () => void
  /** Names of files chosen before a reload. */
  keptFiles: (name: string) => readonly string[]
  keepFiles: (name: string, fileNames: readonly string[]) => void
}

export const FormContext = createContext<FormState | undefined>(undefined)

export function useFormState(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside of a <Form>.')
  return form
}

/** The id of the element that takes the focus when somebody goes to a field from the summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
