import { parseInstant, yearsLater } from '../lib/calendar.ts'
import type { Instant } from '../lib/instant.ts'
import type { Fapiao } from './fapiao.ts'

/** The last instant at which a fapiao can be cancelled; null if it can't. */
export const cancellableUntil = ({
  completed,
  paymentDate,
}: Pick<Fapiao, 'completed' | 'paymentDate'>): Instant | null =>
  completed && paymentDate !== null ? yearsLater(parseInstant(paymentDate), 1) : null
