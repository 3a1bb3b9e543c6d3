import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, endsSession, type FailureCause, Refusal } from './api-failure.ts'
import { refusalMessage } from './refusal-messages.ts'

const messages: Record<FailureCause, MessageDescriptor> = {
  network: msg`The service could not be reached. Please check your connection and try again.`,
  'time-out': msg`The service took too long to respond. Please try again.`,
  status: msg`That didn't work. Please try again in a moment.`,
  unreadable: msg`We received an unexpected response. Please try again.`,
}

const signedOut = msg`Your session has ended. Please sign in again. We kept what you typed.`

const again = msg`Please try again in a moment.`

/** What happened and what to do. */
export function failureMessage(error: unknown): string {
  if (error instanceof Refusal) return refusalMessage(error)
  if (endsSession(error)) return i18n._(signedOut)
  return i18n._(messages[error instanceof ApiError ? error.cause : 'status'])
}

/** To follow a sentence that says what has failed: an unexplained failure has nothing to add. */
export function failureReason(error: unknown): string {
  const message = failureMessage(error)
  return message === i18n._(messages.status) ? i18n._(again) : message
}
