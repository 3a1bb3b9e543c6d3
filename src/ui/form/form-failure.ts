import type { ReactNode } from 'react'
import type { FieldName } from './field-name.ts'
import type { MessageText } from './message-text.ts'

type FieldMessages = ReadonlyMap<FieldName, MessageText>

type Parts = {
  fields?: FieldMessages
  message?: MessageText
  help?: () => ReactNode
  /** `refused`: the server has not done it. `unknown`: it may have, so a retry reuses the key. */
  outcome?: 'refused' | 'unknown'
}

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
