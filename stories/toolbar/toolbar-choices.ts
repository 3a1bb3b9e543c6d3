import { workingDaysLater } from '../../mocks/backend/rules/payment/working-days.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Later = (instant: number, zone: string) => number

const by =
  (length: number): Later =>
  (instant) =>
    instant + length

/** Epoch milliseconds to a later instant. */
export const clockMoves = {
  '45-seconds': { title: '45 seconds later', later: by(45 * second) },
  '2-minutes': { title: '2 minutes later', later: by(2 * minute) },
  '1-hour': { title: '1 hour later', later: by(hour) },
  '1-day': { title: '1 day later', later: by(day) },
  '2-working-days': {
    title: '2 working days later',
    later: (instant: number, zone: string) => workingDaysLater(instant, 2, zone),
  },
  '30-days': { title: '30 days later', later: by(30 * day) },
  '1-year': { title: '1 year later', later: by(365 * day) },
}

/** Milliseconds. */
export const latencies = {
  none: { title: 'No latency', latency: 0 },
  '300-ms': { title: '300 ms for each answer', latency: 300 },
  '2-s': { title: '2 s for each answer', latency: 2 * second },
}

/** `kind` as in the `fault` parameter of an address. */
export const screenFaults = {
  'server-down': { title: 'Server down', kind: '503' },
  'server-down-once': { title: 'Each call fails once', kind: '503:1' },
  'no-network': { title: 'No network', kind: 'network' },
  'no-answer': { title: 'No answer ever', kind: 'time-out' },
  slow: { title: 'Slow answers (5 s)', kind: 'slow' },
  'answer-lost': { title: 'Carried out, answer lost', kind: 'lost-answer' },
  malformed: { title: 'Malformed answers', kind: 'malformed' },
}
