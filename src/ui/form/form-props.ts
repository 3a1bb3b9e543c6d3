import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { DraftName } from './draft/draft-store.ts'
import type { FormFields } from './form-fields.ts'
import type { FormLife } from './form-life.ts'

/** Loads a schema when somebody begins to fill in the form, so that the first pages do without Yup. */
export type SchemaLoader<Output> = () => Promise<Schema<Output>>

/** What a caller knows of the form's submissions beyond their answers. */
export type FormAttempt = {
  /**
   * How many submissions of unknown outcome are settled meanwhile. Each ends the problem on show; where the draft leaves
   * out values, equal content then gets a new key.
   */
  settled?: number
  /** Called where another tab has sent the form, in place of clearing it: what was entered stays. */
  onSentInAnotherTab?: () => void
}

export type FormProps<Values extends object, Output> = {
  /** Messages are functions, so that they follow the language. */
  schema: Schema<Output> | SchemaLoader<Output>
  initialValues: Values
  /** Stores the input on this device until it is sent. */
  draft?: DraftName
  /** Names of values that the draft does not keep, beside secrets. */
  undraftedFields?: readonly string[] | undefined
  attempt?: FormAttempt | undefined
  /** The key repeats for equal content until the outcome is known. */
  onSubmit: (values: Output, attempt: { idempotencyKey: string }) => Promise<unknown>
  /** For searches, whose fields are all optional. */
  allOptional?: boolean
  /** Accessible name, needed where a page has several forms. */
  label?: string
  children: ReactNode
}

/** What an open form needs of its component, which may differ from one render to the next. */
export type FormConnection<Output> = Pick<
  FormProps<object, Output>,
  'schema' | 'initialValues' | 'attempt' | 'onSubmit'
> & {
  fields: FormFields
  inPageOrder: (names: readonly string[]) => readonly string[]
  show: (life: FormLife) => void
}
