import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { DraftName } from './draft/draft-store.ts'

/** Fetches a schema, so that the fields of a first page need not wait for it. */
export type SchemaLoader<Output> = () => Promise<Schema<Output>>

export type FormProps<Values extends object, Output> = {
  /** Rules; their messages are functions, so that they follow the language. */
  schema: Schema<Output> | SchemaLoader<Output>
  initialValues: Values
  /** Keeps what is typed on this device until it is sent. Left out, nothing is kept. */
  draft?: DraftName
  /**
   * Sends the values as the schema makes them. The key is the same for the same content until the
   * outcome is known. Resolves with or throws a FormFailure when it went wrong, and with a FormStep where the
   * form goes on; anything else that it resolves with is a success.
   */
  onSubmit: (values: Output, attempt: { idempotencyKey: string }) => Promise<unknown>
  /** For searches: nothing is required, so nothing is marked. */
  allOptional?: boolean
  /** The name of the form for those who listen; needed where a page has several. */
  label?: string
  children: ReactNode
}
