import { ApiError, endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { FormFailure } from './form-failure.ts'

/**
 * Whether the server has surely not done what was asked, and the attempt is over. A 408 may have come too
 * late to tell; and whose session had ended signs in and makes the same attempt again.
 */
function isRefused(error: ApiError | Refusal): boolean {
  if (endsSession(error)) return false
  if (error instanceof Refusal) return true
  return error.status !== undefined && error.status < 500 && error.status !== 408
}

/**
 * What a thrown error means for the form. A Refusal or an ApiError gets the words it has
 * everywhere; anything else is a defect of ours and gives undefined, to be thrown on.
 */
export function toFailure(error: unknown): FormFailure | undefined {
  if (error instanceof FormFailure) return error
  if (!(error instanceof ApiError || error instanceof Refusal)) return undefined
  return new FormFailure({
    message: () => failureMessage(error),
    outcome: isRefused(error) ? 'refused' : 'unknown',
  })
}
