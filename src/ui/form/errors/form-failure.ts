import type { ReactNode } from 'react'
import type { MessageText } from '../message-text.ts'

type Parts = {
  /** Field names and what is wrong with each; shown at the fields and in the summary. */
  fields?: Record<string, MessageText>
  /** What is wrong with the whole. */
  message?: MessageText
  /** What else can be done, such as links to other ways; shown in the summary below what is wrong. */
  help?: () => ReactNode
  /**
   * `refused`: the server has surely not done it, so the next attempt is a new one.
   * `unknown`: it may have been done (no answer, a time-out), so the next attempt must be
   * recognisable as the same one.
   */
  outcome?: 'refused' | 'unknown'
}

/** How a submission went wrong; a form's `onSubmit` may return it or throw it. */
export class FormFailure extends Error {
  readonly fields: Record<string, MessageText>
  readonly text: MessageText | undefined
  readonly help: (() => ReactNode) | undefined
  readonly outcome: 'refused' | 'unknown'

  constructor({ fields = {}, message, help, outcome = 'refused' }: Parts) {
    super('The form was not accepted')
    this.name = 'FormFailure'
    this.fields = fields
    this.text = message
    this.help = help
    this.outcome = outcome
  }
}
