import type { Instant } from '../../../lib/instant.ts'

export type FailedPayment = { error: unknown; at: Instant }

type Stage =
  | { at: 'choosing' | 'preparing' | 'sending' | 'away' }
  /** `known`: identities of what had been paid before. */
  | { at: 'unknown'; known: readonly string[]; failed?: FailedPayment | undefined }
  | { at: 'not-paid'; failed?: FailedPayment | undefined }
  /** `isFound`: the server was asked. */
  | { at: 'paid'; isFound: boolean }
  | { at: 'amount-changed' | 'paid-elsewhere' }

export type AttemptState = Stage & {
  /** How many payments of unknown outcome turned out not to have arrived. */
  settled: number
}

/** `to-repeat`: by the same key, such as after the session has ended. */
export type AttemptEvent =
  | { type: 'pressed' | 'not-prepared' | 'prepared' }
  | { type: 'completed' | 'continued' | 'paid-before' | 'amount-changed' | 'to-repeat' }
  /** `failed` is left out where a field of the form says it. */
  | { type: 'refused'; failed: FailedPayment | undefined }
  | { type: 'unanswered'; known: readonly string[]; failed?: FailedPayment | undefined }
  | { type: 'found' | 'not-found' | 'came-back' }

type At = AttemptState['at']

const happensIn: Readonly<Record<AttemptEvent['type'], readonly At[]>> = {
  pressed: ['choosing', 'not-paid', 'amount-changed'],
  'not-prepared': ['preparing'],
  prepared: ['preparing'],
  completed: ['sending'],
  continued: ['sending'],
  'paid-before': ['sending'],
  'amount-changed': ['sending'],
  'to-repeat': ['sending'],
  refused: ['sending'],
  // Another tab may have sent one too.
  unanswered: ['choosing', 'preparing', 'sending', 'away', 'not-paid', 'amount-changed', 'unknown'],
  found: ['unknown'],
  'not-found': ['unknown'],
  'came-back': ['away'],
}

function stageAfter(state: AttemptState, event: AttemptEvent): Stage {
  switch (event.type) {
    case 'pressed':
      return { at: 'preparing' }
    case 'prepared':
      return { at: 'sending' }
    case 'not-prepared':
    case 'to-repeat':
    case 'came-back':
      return { at: 'choosing' }
    case 'completed':
    case 'found':
      return { at: 'paid', isFound: event.type === 'found' }
    case 'paid-before':
      return { at: 'paid-elsewhere' }
    case 'continued':
      return { at: 'away' }
    case 'amount-changed':
      return { at: 'amount-changed' }
    case 'refused':
      return { at: 'not-paid', failed: event.failed }
    case 'unanswered':
      return { at: 'unknown', known: event.known, failed: event.failed }
    case 'not-found':
      return { at: 'not-paid', failed: state.at === 'unknown' ? state.failed : undefined }
  }
}

export function nextAttemptState(state: AttemptState, event: AttemptEvent): AttemptState {
  if (!happensIn[event.type].includes(state.at)) return state
  const settled = state.settled + (event.type === 'not-found' ? 1 : 0)
  return { ...stageAfter(state, event), settled }
}

/** Whether the server may already say that it is paid. */
export const isUnderWay = ({ at }: AttemptState): boolean =>
  at === 'sending' || at === 'away' || at === 'unknown' || at === 'paid'

/** Whether the server is asked, or what it has found is about to open. */
export const isAsked = (state: AttemptState): boolean =>
  state.at === 'unknown' || (state.at === 'paid' && state.isFound)

/** Whether the last question found no payment: the person may pay, and what is sent cannot arrive twice. */
export const isNothingFound = (state: AttemptState): boolean => state.settled > 0 && !isAsked(state)
