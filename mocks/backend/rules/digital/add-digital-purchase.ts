import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DigitalPurchaseRow } from '../../../world/rows/digital-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import type { DigitalProduct } from '../../reference-data/digital-products.ts'
import { pricesOf } from './digital-offers.ts'
import { aYearAfter, subscriptionStart } from './digital-purchase-rules.ts'

/** Adds a product for a year from `now`; `receiptCode` is null if it was free. */
export function addDigitalPurchase(input: {
  world: World
  user: UserRow
  product: DigitalProduct
  receiptCode: string | null
  /** Defaults to the person's own. */
  currency?: Schemas['Currency']
  now: Instant
}): DigitalPurchaseRow {
  const { world, user, product, receiptCode, now } = input
  const { identity: availablePurchaseIdentity, type, name, label, uses, languages } = product
  const { currency = user.account.currency } = input
  const owned = world.digitalPurchases.in('byOwner', user.identity).rows()
  const startsAt = type === 'editing' ? subscriptionStart(owned, now) : now
  return world.digitalPurchases.insert({
    identity: `purchase-${world.next('digitalPurchases')}`,
    owner: user.identity,
    type,
    availablePurchaseIdentity,
    name,
    label,
    ...pricesOf(product, currency),
    currencyIso: currency.shortName,
    allowedLanguages: [...languages],
    numberOfUsesAvailable: uses,
    numberOfUsesRemaining: uses,
    createdAt: now,
    startsAt,
    endsAt: aYearAfter(startsAt),
    receiptCode,
  })
}
