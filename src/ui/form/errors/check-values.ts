import type { Schema, ValidationError } from 'yup'
import type { Findings } from './form-errors.ts'

// Yup itself comes with a schema: a form may stand before its schema has been fetched.
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'

export type Checked<Output> = { output: Output } | { findings: Findings }

/**
 * Runs the schema over the values. Gives its output (trimmed, normalised as the schema says) or the
 * first thing wrong with each field, by its path, in the language of the moment.
 */
export async function checkValues<Output>(
  schema: Schema<Output>,
  values: unknown,
): Promise<Checked<Output>> {
  try {
    return { output: await schema.validate(values, { abortEarly: false }) }
  } catch (error) {
    if (!isValidationError(error)) throw error
    const findings: Record<string, string> = {}
    for (const one of error.inner.length > 0 ? error.inner : [error]) {
      findings[one.path ?? ''] ??= one.message
    }
    return { findings }
  }
}
