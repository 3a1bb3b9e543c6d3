import type { FormState } from './form-context.ts'

type Parts = {
  /** Changes fields before the form goes on. */
  changes?: (change: FormState['change']) => void
  /** Whether another page may complete what was sent, such as a payment page. */
  isAccepted?: boolean
}

/** `onSubmit` resolves with it to continue the form. */
export class FormStep {
  readonly changes: (change: FormState['change']) => void
  readonly isAccepted: boolean

  constructor({ changes = () => {}, isAccepted = false }: Parts) {
    this.changes = changes
    this.isAccepted = isAccepted
  }
}
