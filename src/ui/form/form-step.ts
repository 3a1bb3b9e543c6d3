/** What a form's `onSubmit` resolves with where the form is not done: it goes on with these values, by field name. */
export class FormStep {
  readonly changes: Readonly<Record<string, unknown>>

  constructor(changes: Readonly<Record<string, unknown>> = {}) {
    this.changes = changes
  }
}
