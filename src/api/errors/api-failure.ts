import type { MessageDescriptor } from '@lingui/core'

/** Why an answer is missing or useless: no network, no answer in time, a status, or no JSON. */
export type FailureCause = 'network' | 'time-out' | 'status' | 'unreadable'

/** The call failed outside the product's own rules. `status` is there for the cause `status`. */
export class ApiError extends Error {
  override readonly cause: FailureCause
  readonly status: number | undefined

  constructor(cause: FailureCause, detail: string, status?: number) {
    super(detail)
    this.name = 'ApiError'
    this.cause = cause
    this.status = status
  }
}

export type RefusalMessages = {
  message: MessageDescriptor
  /** What is said where a value that the message names is missing. */
  withoutValues?: MessageDescriptor | undefined
}

/**
 * The server understood and said no: a message key, or a text to show as it is, and the parameters
 * of its messages. A key that the contract does not know has none of its own.
 */
export class Refusal extends Error {
  readonly key: string
  readonly params: Record<string, unknown>
  readonly messages: RefusalMessages | undefined

  constructor(key: string, params: Record<string, unknown> = {}, messages?: RefusalMessages) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.params = params
    this.messages = messages
  }
}

/** True where the person has to sign in (again) before the call can succeed. */
export function endsSession(error: unknown): boolean {
  if (error instanceof Refusal) return error.key === 'invalid-user'
  return error instanceof ApiError && error.status === 401
}

/** True where no answer came: what was asked may have been done or not. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.cause === 'network' || error.cause === 'time-out')
}
