/** What a form's `onSubmit` resolves with where the form is not done: it goes on with these values, by field name. */
export class FormStep {
  readonly changes: Readonly<Record<string, unknown>>
  /** Whether what was sent may be done elsewhere from now on, as a payment at its own page. */
  readonly isTaken: boolean

  constructor(changes: Readonly<Record<string, unknown>> = {}, { isTaken = false } = {}) {
    this.changes = changes
    this.isTaken = isTaken
  }
}
