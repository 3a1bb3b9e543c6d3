import { ApiError } from '../../api/api-failure.ts'
import { failureWords } from '../../api/failure-words.ts'
import { FormFailure } from './form-failure.ts'

/**
 * What a failed call means to the form that made it. Without an answer (and after a server's own
 * failure) nobody knows whether it was done, so the next attempt must be recognisable as the same.
 */
export function failureOf(error: unknown): FormFailure {
  const refused = !(error instanceof ApiError) || (error.status !== undefined && error.status < 500)
  const outcome = refused ? 'refused' : 'unknown'
  return new FormFailure({ message: () => failureWords(error), outcome })
}
