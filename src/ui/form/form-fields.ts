import type { Shown } from './form-errors.ts'

export type FormFields = {
  /** The latest, also before they are rendered. */
  now: () => Shown & { values: object }
  change: (name: string, value: unknown) => void
  update: (change: <State extends Shown>(state: State) => State) => void
  validate: () => Promise<unknown>
  submit: () => Promise<unknown>
  setSubmitting: (isSubmitting: boolean) => void
  reset: (values: object, isSubmitting: boolean) => void
}
