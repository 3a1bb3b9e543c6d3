import { endsSession, Refusal } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { FormFailure } from './form-failure.ts'
import { toFailure } from './to-failure.ts'

/** Refusals and the end of a session stay, since the form says more of them. */
export function explainedFailure(error: unknown, say: (reason: string) => string): unknown {
  if (error instanceof Refusal || endsSession(error)) return error
  const failure = toFailure(error)
  if (!failure) return error
  return new FormFailure({ message: () => say(failureReason(error)), outcome: failure.outcome })
}
