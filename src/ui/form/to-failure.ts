import { t } from '@lingui/core/macro'
import { ApiError, endsSession, Refusal } from '../../api/api-failure.ts'
import { FormFailure } from './form-failure.ts'
import type { Words } from './words.ts'

function wordsOf(error: ApiError | Refusal): Words {
  if (endsSession(error)) {
    return () =>
      t`You are no longer signed in. What you typed is kept; please sign in and send it again.`
  }
  if (error instanceof Refusal) {
    return () =>
      t`We could not accept this. Please try again, or write to us and quote ${error.key}.`
  }
  if (error.cause === 'network' || error.cause === 'time-out') {
    return () =>
      t`Our service did not answer. What you typed is kept. Please try again; nothing will be done twice.`
  }
  return () =>
    t`Something went wrong on our side. What you typed is kept. Please try again; nothing will be done twice.`
}

/** Whether the server has surely not done what was asked. */
function isRefused(error: ApiError | Refusal): boolean {
  if (error instanceof Refusal) return true
  return error.status !== undefined && error.status < 500 && error.status !== 408
}

/**
 * What a thrown error means for the form. A Refusal or an ApiError gets general words; anything
 * else is a defect of ours and gives undefined, to be thrown on.
 */
export function toFailure(error: unknown): FormFailure | undefined {
  if (error instanceof FormFailure) return error
  if (!(error instanceof ApiError || error instanceof Refusal)) return undefined
  return new FormFailure({
    message: wordsOf(error),
    outcome: isRefused(error) ? 'refused' : 'unknown',
  })
}
