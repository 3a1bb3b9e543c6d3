import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { parseInstant } from '../../../lib/calendar.ts'

type Quote = Pick<NonNullable<OrderForm['priceQuote']>, 'createdAt' | 'validUntil'>

/** `now` in epoch milliseconds. */
export const isExpiredQuote = ({ validUntil }: Pick<Quote, 'validUntil'>, now: number): boolean =>
  parseInstant(validUntil) <= now

/** Whether the quote was made anew because the one before it had expired. */
export const isRenewedQuote = (before: Quote | null, { createdAt }: Quote): boolean =>
  before !== null && isExpiredQuote(before, parseInstant(createdAt))
