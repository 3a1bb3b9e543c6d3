/** `onSubmit` resolves with it to continue the form with these values, by field name. */
export class FormStep {
  readonly changes: Readonly<Record<string, unknown>>
  /** Whether another page may complete what was sent, such as a payment page. */
  readonly isAccepted: boolean

  constructor(changes: Readonly<Record<string, unknown>> = {}, { isAccepted = false } = {}) {
    this.changes = changes
    this.isAccepted = isAccepted
  }
}
