import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { DigitalPurchaseRow } from '../../../world/digital-rows.ts'

type Schemas = components['schemas']
type Language = Schemas['DigitalTranslationLanguage']

/** The same day and time a year later (UTC); from February 29 it is March 1. */
export function aYearAfter(instant: number): number {
  const date = new Date(instant)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** Whether a purchase has begun and not expired; at the instant of its end it has. */
export function isValid(
  { startsAt, endsAt }: Pick<DigitalPurchaseRow, 'startsAt' | 'endsAt'>,
  now: number,
): boolean {
  return startsAt <= now && now < endsAt
}

/** The subscription that ends last, whether active or not. */
export function lastSubscription(
  purchases: Iterable<DigitalPurchaseRow>,
): DigitalPurchaseRow | undefined {
  let last: DigitalPurchaseRow | undefined
  for (const purchase of purchases) {
    if (purchase.type === 'editing' && purchase.endsAt > (last?.endsAt ?? 0)) last = purchase
  }
  return last
}

/** Whether a subscription to digital editing is active. */
export function isSubscribed(purchases: Iterable<DigitalPurchaseRow>, now: number): boolean {
  for (const purchase of purchases) {
    if (purchase.type === 'editing' && isValid(purchase, now)) return true
  }
  return false
}

/** When a new subscription starts: now, or where one is active when it ends, so that no day is lost. */
export function subscriptionStart(purchases: Iterable<DigitalPurchaseRow>, now: number): number {
  return Math.max(now, lastSubscription(purchases)?.endsAt ?? now)
}

/** Uses left in packages that have not expired, for the languages that the site translates from. */
export function usesLeft(
  purchases: Iterable<DigitalPurchaseRow>,
  languages: readonly Language[],
  now: number,
): number {
  let left = 0
  for (const purchase of purchases) {
    const isOffered = purchase.allowedLanguages.some((language) => languages.includes(language))
    if (isOffered && isValid(purchase, now)) left += purchase.numberOfUsesRemaining ?? 0
  }
  return left
}

/** The package that a translation takes its use from: of those that can, the first to expire. */
export function purchaseForUse(
  purchases: Iterable<DigitalPurchaseRow>,
  language: Language,
  now: number,
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

/** A purchase as the contract shows it at `now` (epoch milliseconds). */
export function shownPurchase(row: DigitalPurchaseRow, now: number): Schemas['DigitalPurchase'] {
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
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    receiptCode,
  }
}
