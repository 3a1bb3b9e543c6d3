import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'

type Quote = Pick<NonNullable<OrderForm['priceQuote']>, 'createdAt' | 'validUntil'>

export const isExpiredQuote = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): boolean =>
  parseInstant(validUntil) <= now

/** Whether the quote was made anew because the one before it had expired. */
export const isRenewedQuote = (before: Quote | null, { createdAt }: Quote): boolean =>
  before !== null && isExpiredQuote(before, parseInstant(createdAt))
