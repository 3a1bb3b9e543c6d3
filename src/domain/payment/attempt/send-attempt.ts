import { ApiError, endsSession } from '../../../api/errors/api-failure.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import type { PendingAttempts } from './pending-attempt.ts'

type Sending<Answer> = {
  pending: PendingAttempts
  owner: string
  /** Identities of what has been paid before, such as purchases. */
  known: readonly string[]
  /** Of a new payment. */
  idempotencyKey: string
  send: (idempotencyKey: string) => Promise<Answer>
}

/** Answered where a key comes again with another request. */
const keyUsedTwice = 422

const isKeyUsed = (error: unknown) => error instanceof ApiError && error.status === keyUsedTwice

/**
 * Sends a payment unless the outcome of an earlier one is unknown, and remembers one whose answer does not arrive. A
 * payment that the server has not seen is sent again by its own key, so that it cannot arrive beside the new one.
 */
export async function sendAttempt<Answer>({
  pending,
  owner,
  known,
  idempotencyKey,
  send,
}: Sending<Answer>): Promise<Answer> {
  const earlier = pending.read(owner)
  // Tabs take turns, so what another tab sent has no known outcome.
  if (earlier && !earlier.isAsked) throw new FormFailure({ outcome: 'unknown' })
  const key = earlier?.key ?? idempotencyKey
  const attempt = { known: earlier?.known ?? known, isAsked: false }
  pending.write(owner, { ...attempt, key })
  try {
    const answer = await send(key)
    pending.end(owner)
    return answer
  } catch (error) {
    if (earlier?.key !== undefined && isKeyUsed(error)) {
      pending.write(owner, attempt)
      throw new FormFailure({ outcome: 'unknown' })
    }
    const isUnknown = toFailure(error)?.outcome === 'unknown' && !endsSession(error)
    if (!isUnknown) pending.end(owner)
    throw error
  }
}
