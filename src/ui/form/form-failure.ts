import type { ReactNode } from 'react'
import type { FieldName } from './field-name.ts'
import type { MessageText } from './message-text.ts'

type FieldMessages = ReadonlyMap<FieldName, MessageText>

type Parts = {
  /** Messages by field. */
  fields?: FieldMessages
  /** Message about the form as a whole. */
  message?: MessageText
  /** Links to alternatives, shown below the message. */
  help?: () => ReactNode
  /** `refused`: the server has not done it. `unknown`: it may have, so a retry reuses the key. */
  outcome?: 'refused' | 'unknown'
}

/** A form's `onSubmit` may return it or throw it. */
export class FormFailure extends Error {
  readonly fields: FieldMessages
  readonly text: MessageText | undefined
  readonly help: (() => ReactNode) | undefined
  readonly outcome: 'refused' | 'unknown'

  constructor({ fields = new Map(), message, help, outcome = 'refused' }: Parts) {
    super('The form was not accepted')
    this.name = 'FormFailure'
    this.fields = fields
    this.text = message
    this.help = help
    this.outcome = outcome
  }
}
