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

/**
 * The server understood and said no: a message key and the parameters of its words. The one door
 * for answers gives it the words; a key that the contract does not know has none.
 */
export class Refusal extends Error {
  readonly key: string
  readonly params: Record<string, unknown>
  readonly words: MessageDescriptor | undefined

  constructor(key: string, params: Record<string, unknown> = {}, words?: MessageDescriptor) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.params = params
    this.words = words
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
