import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { DigitalPurchaseRow } from '../../../world/digital-rows.ts'

type Schemas = components['schemas']
type Language = Schemas['DigitalTranslationLanguage']

/** The same time a year later (UTC); February 29 becomes March 1. */
export function aYearAfter(instant: number): number {
  const date = new Date(instant)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** Valid from its start until before its end. */
export function isValid(
  { startsAt, endsAt }: Pick<DigitalPurchaseRow, 'startsAt' | 'endsAt'>,
  now: number,
): boolean {
  return startsAt <= now && now < endsAt
}

/** The subscription that ends last, active or not. */
export function lastSubscription(
  purchases: Iterable<DigitalPurchaseRow>,
): DigitalPurchaseRow | undefined {
  let last: DigitalPurchaseRow | undefined
  for (const purchase of purchases) {
    if (purchase.type === 'editing' && purchase.endsAt > (last?.endsAt ?? 0)) last = purchase
  }
  return last
}

export function isSubscribed(purchases: Iterable<DigitalPurchaseRow>, now: number): boolean {
  for (const purchase of purchases) {
    if (purchase.type === 'editing' && isValid(purchase, now)) return true
  }
  return false
}

/** Now, or the end of an active subscription, so that no day is lost. */
export function subscriptionStart(purchases: Iterable<DigitalPurchaseRow>, now: number): number {
  return Math.max(now, lastSubscription(purchases)?.endsAt ?? now)
}

/** Remaining uses of valid packages for the site's source languages. */
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

/** Of the matching packages, the one that expires first. */
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
