import { ApiError } from '../errors/api-failure.ts'

/** Milliseconds until sent passwords are dropped; 0 would busy-loop on pending mutations. */
export const discardDelay = 1_000

export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** A 401 of a call that needs no session does not mean that one has ended. */
export async function withoutSession<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call
  } catch (error) {
    throw isUnauthorized(error) ? new ApiError('status', 'Unauthorized') : error
  }
}
