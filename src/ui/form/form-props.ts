import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { DraftName } from './draft/draft-store.ts'

/** Loads a schema when somebody begins to fill in the form, so that the first pages do without Yup. */
export type SchemaLoader<Output> = () => Promise<Schema<Output>>

export type FormProps<Values extends object, Output> = {
  /** Messages are functions, so that they follow the language. */
  schema: Schema<Output> | SchemaLoader<Output>
  initialValues: Values
  /** Stores the input on this device until it is sent. */
  draft?: DraftName
  /** Names of values that the draft does not keep, beside secrets. */
  undraftedFields?: readonly string[] | undefined
  /** How many attempts of unknown outcome are settled meanwhile: after each, equal content gets a new key. */
  settledAttempts?: number | undefined
  /** True once the last problem no longer holds, and the page says what does. */
  isProblemSettled?: boolean | undefined
  /** The key repeats for equal content until the outcome is known. */
  onSubmit: (values: Output, attempt: { idempotencyKey: string }) => Promise<unknown>
  /** Replaces the message that another tab has sent the form; what was entered stays. */
  onSentInAnotherTab?: (() => void) | undefined
  /** For searches, whose fields are all optional. */
  allOptional?: boolean
  /** Accessible name, needed where a page has several forms. */
  label?: string
  children: ReactNode
}
