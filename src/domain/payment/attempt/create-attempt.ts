import { ApiError, endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { clock } from '../../../lib/clock.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { toFailure } from '../../../ui/form/to-failure.ts'
import { type AttemptEvent, type AttemptState, nextAttemptState } from './attempt-machine.ts'
import type { PaymentRecord, PaymentRecords } from './payment-records.ts'

export type AttemptInput = {
  /** Left out where the server cannot be asked for the outcome: the form repeats the payment by its key. */
  records?: PaymentRecords
  /** The user's identity. */
  owner: string
  /** What is paid, such as an order form by its identity. */
  bill: string
  /** Identities of what had been paid when the page opened. */
  opened: readonly string[]
  /** What follows a payment that the server has not seen: one by the same key cannot arrive beside it. */
  afterNotFound: 'same-key' | 'new-key'
}

type Sending<Prepared, Answer> = {
  known: readonly string[]
  /** Of a new payment. */
  idempotencyKey: string
  prepare: () => Promise<Prepared>
  send: (prepared: Prepared, idempotencyKey: string) => Promise<Answer>
  /** Whether a field says why the payment is refused. */
  isAtField: (error: unknown) => boolean
  resultOf: (answer: Answer) => { type: 'completed' | 'paid-before' } | { away: string }
}

/** Answered where a key comes again with another request. */
const keyUsedTwice = 422

const isKeyUsed = (error: unknown) => error instanceof ApiError && error.status === keyUsedTwice

const isUnanswered = (error: unknown) =>
  toFailure(error)?.outcome === 'unknown' && !endsSession(error)

const isAmountChanged = (error: unknown) =>
  error instanceof Refusal && error.key === 'payment-amount-changed'

function openAttempt({ records, owner, bill, opened }: Omit<AttemptInput, 'afterNotFound'>) {
  const sentBefore = () => records?.readFor(owner, bill)?.sent
  const left = sentBefore()
  let state: AttemptState = left
    ? { at: 'unknown', known: left.known, settled: 0 }
    : { at: 'choosing', settled: 0 }
  const listeners = new Set<() => void>()

  function follow(event: AttemptEvent) {
    state = nextAttemptState(state, event)
    for (const listener of listeners) listener()
  }
  return {
    isAskable: records !== undefined,
    sentBefore,
    remember: (changes: Omit<PaymentRecord, 'bill'>) => records?.update(owner, bill, changes),
    forget: () => records?.end(owner),
    follow,
    /** Asks the server about a payment that another tab may have sent. */
    ask: () => follow({ type: 'unanswered', known: sentBefore()?.known ?? opened }),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type OpenAttempt = ReturnType<typeof openAttempt>

function followFailure(
  { isAskable, remember, follow }: OpenAttempt,
  error: unknown,
  { known, isAtField }: { known: readonly string[]; isAtField: (error: unknown) => boolean },
) {
  const isExplained = !toFailure(error) || isAtField(error)
  const failed = isExplained ? undefined : { error, at: clock.now() }
  if (isAskable && isUnanswered(error)) return follow({ type: 'unanswered', known, failed })
  remember({ sent: undefined })
  if (endsSession(error) || isUnanswered(error)) follow({ type: 'to-repeat' })
  else if (isAmountChanged(error)) follow({ type: 'amount-changed' })
  else follow({ type: 'refused', failed })
}

async function prepared<Prepared>({ follow }: OpenAttempt, prepare: () => Promise<Prepared>) {
  follow({ type: 'pressed' })
  try {
    const result = await prepare()
    follow({ type: 'prepared' })
    return result
  } catch (error) {
    follow({ type: 'not-prepared' })
    throw error
  }
}

async function pay<Prepared, Answer>(
  attempt: OpenAttempt,
  { prepare, send, resultOf, isAtField, ...payment }: Sending<Prepared, Answer>,
): Promise<Answer> {
  const { follow, remember } = attempt
  const earlier = attempt.sentBefore()
  // Tabs take turns, so what another tab sent has no known outcome.
  if (earlier && !earlier.isAsked) {
    attempt.ask()
    throw new FormFailure({ outcome: 'unknown' })
  }
  const content = await prepared(attempt, prepare)
  const known = earlier?.known ?? payment.known
  const key = earlier?.key ?? payment.idempotencyKey
  remember({ sent: { key, known, isAsked: false } })
  try {
    const answer = await send(content, key)
    const result = resultOf(answer)
    if ('away' in result) remember({ sent: undefined, away: result.away })
    else attempt.forget()
    follow('away' in result ? { type: 'continued' } : result)
    return answer
  } catch (error) {
    if (earlier?.key !== undefined && isKeyUsed(error)) {
      remember({ sent: { known, isAsked: false } })
      follow({ type: 'unanswered', known })
      throw new FormFailure({ outcome: 'unknown' })
    }
    followFailure(attempt, error, { known, isAtField })
    throw error
  }
}

/** Sends payments one at a time, and none while the outcome of an earlier one is unknown. */
export function createAttempt({ afterNotFound, ...input }: AttemptInput) {
  const attempt = openAttempt(input)
  const { state, subscribe, ask, follow } = attempt
  return {
    state,
    subscribe,
    ask,
    pay: <Prepared, Answer>(sending: Sending<Prepared, Answer>) => pay(attempt, sending),
    settle(isFound: boolean) {
      const sent = attempt.sentBefore()
      const repeatable =
        sent && afterNotFound === 'same-key' ? { ...sent, isAsked: true } : undefined
      if (isFound) attempt.forget()
      else if (sent) attempt.remember({ sent: repeatable })
      follow({ type: isFound ? 'found' : 'not-found' })
    },
    /** The browser restored the page from its back/forward cache. */
    comeBack: () => follow({ type: 'came-back' }),
  }
}

export type PaymentAttempt = ReturnType<typeof createAttempt>
