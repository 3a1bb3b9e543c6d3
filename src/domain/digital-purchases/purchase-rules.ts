import type { DigitalLoad, DigitalProduct, DigitalPurchase } from '../../api/digital-purchases.ts'
import { calendarDays } from '../../i18n/calendar-days.ts'
import { parseInstant, yearsLater } from '../../lib/calendar.ts'
import type { Instant } from '../../lib/instant.ts'
import type { WithUnlisted } from '../../lib/unlisted.ts'

type PurchaseState = 'upcoming' | 'active' | 'used-up' | 'expired'

type Bought = Pick<DigitalPurchase, 'startsAt' | 'endsAt' | 'numberOfUsesRemaining' | 'valid'>

/** `now` may lag behind the server's: what the server calls valid has started. */
export function purchaseStateOf(purchase: Bought, now: Instant): PurchaseState {
  const { startsAt, endsAt, numberOfUsesRemaining, valid } = purchase
  if (now >= parseInstant(endsAt)) return 'expired'
  if (numberOfUsesRemaining === 0) return 'used-up'
  return valid || now >= parseInstant(startsAt) ? 'active' : 'upcoming'
}

/** In days. */
const lastDays = 7

export const endsSoon = (endsAt: string, now: Instant): boolean =>
  calendarDays(now, parseInstant(endsAt)) <= lastDays

type Period = { startsAt: Instant; endsAt: Instant }

/** A subscription follows the one that ends last. */
export function nextPeriod(
  product: WithUnlisted<DigitalProduct>,
  { digitalEditingPurchase }: Pick<DigitalLoad, 'digitalEditingPurchase'>,
  now: Instant,
): Period {
  const lastEnd = digitalEditingPurchase ? parseInstant(digitalEditingPurchase.endsAt) : now
  const startsAt = product === 'editing' ? Math.max(now, lastEnd) : now
  return { startsAt, endsAt: yearsLater(startsAt, 1) }
}
