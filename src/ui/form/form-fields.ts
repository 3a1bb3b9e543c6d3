import type { Shown } from './form-errors.ts'

/** The values of a form and the errors on show, with the functions that Formik has for them. */
export type FormFields = {
  /** The latest, also before they are rendered. */
  now: () => Shown & { values: object }
  change: (name: string, value: unknown) => void
  update: (change: <State extends Shown>(state: State) => State) => void
  /** Checks everything and shows every error. */
  validate: () => Promise<unknown>
  /** Does the same, and goes on to send what has no errors. */
  submit: () => Promise<unknown>
  setSubmitting: (isSubmitting: boolean) => void
  reset: (values: object, isSubmitting: boolean) => void
}
