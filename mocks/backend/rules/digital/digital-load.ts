import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { offeredLanguages, productsOnOffer, shownOffer } from './digital-offers.ts'
import {
  isSubscribed,
  lastSubscription,
  shownPurchase,
  usesLeft,
} from './digital-purchase-rules.ts'

export function digitalLoad(
  world: World,
  { identity, account }: UserRow,
  now: Instant,
): Schemas['DigitalLoad'] {
  const { features } = stateOf(world).application
  const purchases = [...world.digitalPurchases.in('byOwner', identity).rows()]
  const subscription = lastSubscription(purchases)
  const tooLong = world.tooLongManuscripts.get(identity)
  return {
    availableDigitalPurchases: productsOnOffer(features).map((product) =>
      shownOffer(product, account.currency),
    ),
    digitalEditingPurchase: subscription ? shownPurchase(subscription, now) : null,
    digitalPurchases: purchases.map((purchase) => shownPurchase(purchase, now)),
    hasDigitalEditingPurchase: isSubscribed(purchases, now),
    hasUploadedDigitalEdit: world.digitalEdits.in('byOwner', identity).size > 0,
    hasUploadedDigitalTranslation: world.digitalTranslations.in('byOwner', identity).size > 0,
    numberOfUsesAvailable: usesLeft(purchases, offeredLanguages(features), now),
    wordCountExceeded: tooLong !== undefined,
    fileIdentity: tooLong?.fileIdentity ?? null,
  }
}
