/** `onSubmit` resolves with it to continue the form with these values, by field name. */
export class FormStep {
  readonly changes: Readonly<Record<string, unknown>>
  /** Whether another page may complete what was sent, such as a payment page. */
  readonly isTaken: boolean

  constructor(changes: Readonly<Record<string, unknown>> = {}, { isTaken = false } = {}) {
    this.changes = changes
    this.isTaken = isTaken
  }
}
