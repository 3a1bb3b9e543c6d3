import type { DigitalLoad, DigitalPurchase } from '../../api/digital-purchases.ts'
import { purchaseStateOf } from '../../domain/digital-purchases/purchase-rules.ts'
import type { Instant } from '../../lib/instant.ts'
import { allows, type Flags, offeredLanguages, packagesIn, usesIn } from './translation-rules.ts'

export type UsesOfPackages = { languages: DigitalPurchase['allowedLanguages']; uses: number }

/** Translations left, by what their packages can be used for. */
export function usesByLanguages(
  load: Pick<DigitalLoad, 'digitalPurchases'>,
  flags: Flags,
  now: Instant,
): UsesOfPackages[] {
  const offered = offeredLanguages(flags)
  const usable = packagesIn(load).filter(
    (purchase) => allows(purchase, offered) && purchaseStateOf(purchase, now) === 'active',
  )
  const groups = Map.groupBy(usable, ({ allowedLanguages }) => allowedLanguages.join(' '))
  return [...groups.values()]
    .map((group) => ({ languages: group[0]?.allowedLanguages ?? [], uses: usesIn(group) }))
    .filter(({ uses }) => uses > 0)
}
