import { ApiError, endsSession, Refusal } from '../../api/errors/api-failure.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { FormFailure } from './form-failure.ts'

/** A 408 may come after the work was done, and an ended session repeats the attempt. */
function isRefused(error: ApiError | Refusal): boolean {
  if (endsSession(error)) return false
  if (error instanceof Refusal) return true
  return error.status !== undefined && error.status < 500 && error.status !== 408
}

/** Undefined for an error that is a defect, to be rethrown. */
export function toFailure(error: unknown): FormFailure | undefined {
  if (error instanceof FormFailure) return error
  if (!(error instanceof ApiError || error instanceof Refusal)) return undefined
  return new FormFailure({
    message: () => failureMessage(error),
    outcome: isRefused(error) ? 'refused' : 'unknown',
  })
}
