import { yearsLater } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DigitalPurchaseRow } from '../../../world/rows/digital-rows.ts'

export const aYearAfter = (instant: Instant): number => yearsLater(instant, 1)

export function isValid(
  { startsAt, endsAt }: Pick<DigitalPurchaseRow, 'startsAt' | 'endsAt'>,
  now: Instant,
): boolean {
  return startsAt <= now && now < endsAt
}

export function lastSubscription(
  purchases: Iterable<DigitalPurchaseRow>,
): DigitalPurchaseRow | undefined {
  let last: DigitalPurchaseRow | undefined
  for (const purchase of purchases) {
    if (purchase.type === 'editing' && purchase.endsAt > (last?.endsAt ?? 0)) last = purchase
  }
  return last
}

export function isSubscribed(purchases: Iterable<DigitalPurchaseRow>, now: Instant): boolean {
  for (const purchase of purchases) {
    if (purchase.type === 'editing' && isValid(purchase, now)) return true
  }
  return false
}

/** Now, or the end of an active subscription, so that no day is lost. */
export function subscriptionStart(purchases: Iterable<DigitalPurchaseRow>, now: Instant): number {
  return Math.max(now, lastSubscription(purchases)?.endsAt ?? now)
}

export function usesLeft(
  purchases: Iterable<DigitalPurchaseRow>,
  languages: readonly Schemas['DigitalTranslationLanguage'][],
  now: Instant,
): number {
  let left = 0
  for (const purchase of purchases) {
    const isOffered = purchase.allowedLanguages.some((language) => languages.includes(language))
    if (isOffered && isValid(purchase, now)) left += purchase.numberOfUsesRemaining ?? 0
  }
  return left
}

export function purchaseForUse(
  purchases: Iterable<DigitalPurchaseRow>,
  language: Schemas['DigitalTranslationLanguage'],
  now: Instant,
): DigitalPurchaseRow | undefined {
  let found: DigitalPurchaseRow | undefined
  for (const purchase of purchases) {
    const { allowedLanguages, numberOfUsesRemaining, endsAt } = purchase
    const fits = allowedLanguages.includes(language) && isValid(purchase, now)
    if (!fits || !numberOfUsesRemaining) continue
    if (!found || endsAt < found.endsAt) found = purchase
  }
  return found
}

export function shownPurchase(row: DigitalPurchaseRow, now: Instant): Schemas['DigitalPurchase'] {
  const { identity, type, name, label, availablePurchaseIdentity, price, fullPrice } = row
  const { numberOfUsesAvailable, numberOfUsesRemaining, receiptCode } = row
  return {
    identity,
    type,
    name,
    label,
    availablePurchaseIdentity,
    price,
    fullPrice,
    allowedLanguages: [...row.allowedLanguages],
    numberOfUsesAvailable,
    numberOfUsesRemaining,
    valid: isValid(row, now),
    startsAt: isoOf(row.startsAt),
    endsAt: isoOf(row.endsAt),
    receiptCode,
  }
}
