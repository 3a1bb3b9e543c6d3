import type { Schema, ValidationError } from 'yup'
import type { Findings } from './form-errors.ts'

// Avoids importing Yup, which comes with the lazily loaded schema.
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'

export type Checked<Output> = { output: Output } | { findings: Findings }

/** Returns the schema's output, or the first error of each field by path. */
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
