import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, endsSession, type FailureCause, Refusal } from './api-failure.ts'
import { refusalMessage } from './refusal-messages.ts'

type Explained = FailureCause | 'rejected'

const messages: Record<Explained, MessageDescriptor> = {
  network: msg`The service could not be reached. Please check your connection and try again.`,
  'time-out': msg`The service took too long to respond. Please try again.`,
  status: msg`That didn’t work. Please try again in a moment.`,
  rejected: msg`That didn’t work. Please reload the page, or write to support@galley.example.`,
  unreadable: msg`We received an unexpected response. Please try again.`,
}

const signedOut = msg`Your session has ended. Please sign in again.`

const advice: Partial<Record<Explained, MessageDescriptor>> = {
  status: msg`Please try again in a moment.`,
  rejected: msg`Please reload the page, or write to support@galley.example.`,
}

/** Client errors that pass by themselves: time-out, too early, too many requests. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

function explained(error: unknown): Explained {
  if (!(error instanceof ApiError)) return 'status'
  const { cause, status } = error
  const isRejected = status !== undefined && status < 500 && !passing.has(status)
  return isRejected ? 'rejected' : cause
}

function messageOf(error: unknown, ofCause: Partial<Record<Explained, MessageDescriptor>>): string {
  if (error instanceof Refusal) return refusalMessage(error)
  if (endsSession(error)) return i18n._(signedOut)
  const cause = explained(error)
  return i18n._(ofCause[cause] ?? messages[cause])
}

export const failureMessage = (error: unknown): string => messageOf(error, messages)

export const failureReason = (error: unknown): string => messageOf(error, advice)
