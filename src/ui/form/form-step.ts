import type { FormState } from './form-context.ts'

type Parts = {
  changes?: (change: FormState['change']) => void
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
