/** `unreadable` means that the answer is not valid JSON. */
export type FailureCause = 'network' | 'time-out' | 'status' | 'unreadable'

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

/** A business error in a 200 answer: a message key, or a text to show as it is. */
export class Refusal extends Error {
  readonly key: string
  readonly params: Record<string, unknown>

  constructor(key: string, params: Record<string, unknown> = {}) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.params = params
  }
}

export function endsSession(error: unknown): boolean {
  if (error instanceof Refusal) return error.key === 'invalid-user'
  return error instanceof ApiError && error.status === 401
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

/** True where no answer arrived, so the request may or may not have taken effect. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.cause === 'network' || error.cause === 'time-out')
}
