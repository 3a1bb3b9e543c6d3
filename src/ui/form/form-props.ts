import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { DraftName } from './draft/draft-store.ts'
import type { FormFields } from './form-fields.ts'
import type { FormLife } from './form-life.ts'

/** Loads a schema when somebody begins to fill in the form, so that the first pages do without Yup. */
export type SchemaLoader<Output> = () => Promise<Schema<Output>>

export type FormAttempt = {
  /** Each ends the problem on show, and gives equal content a new key if the draft omits values. */
  settled?: number
  /** Called where another tab has sent the form, in place of clearing it: what was entered stays. */
  onSentInAnotherTab?: () => void
}

export type FormProps<Values extends object, Output> = {
  schema: Schema<Output> | SchemaLoader<Output>
  initialValues: Values
  draft?: DraftName
  undraftedFields?: readonly string[] | undefined
  attempt?: FormAttempt | undefined
  /** The key repeats for equal content until the outcome is known. */
  onSubmit: (values: Output, attempt: { idempotencyKey: string }) => Promise<unknown>
  allOptional?: boolean
  /** What was entered is still that of this visit, so that nothing is said of it. */
  isCarriedOn?: boolean | undefined
  /** Accessible name, needed where a page has several forms. */
  label?: string
  children: ReactNode
}

export type FormConnection<Output> = Pick<
  FormProps<object, Output>,
  'schema' | 'initialValues' | 'attempt' | 'onSubmit'
> & {
  fields: FormFields
  inPageOrder: (names: readonly string[]) => readonly string[]
  show: (life: FormLife) => void
}
