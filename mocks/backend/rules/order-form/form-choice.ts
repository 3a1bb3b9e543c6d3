import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { VoucherRow } from '../../../world/rows/payment-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { currencies, currencyOf } from '../../reference-data/payment/currencies.ts'
import { preferredGroupOf } from '../account/group-membership.ts'
import { voucherOn } from '../payment/voucher-rules.ts'
import { heldTier } from '../pricing/delivery-rules.ts'
import { type DiscountSources, discountSourcesOf } from '../pricing/form-discounts.ts'
import { loyaltyOf } from '../rewards/loyalty-rules.ts'
import { siteZones } from '../site-zones.ts'
import { sellsBundles } from './sells-bundles.ts'

export type FormChoice = {
  form: OrderFormRow
  user: UserRow | undefined
  currency: Schemas['Currency']
  features: Schemas['FeatureFlags']
  site: Schemas['LocalizationCode']
  /** The site's IANA time zone. */
  zone: string
  now: Instant
  /** Staff acting for the customer sees more services. */
  isStaff: boolean
  bundlesAllowed: boolean
  group: Schemas['PreferredGroup'] | null
  loyaltyLevel: string | null
  discounts: DiscountSources
  voucher: VoucherRow | null
}

export function formChoiceOf(world: World, form: OrderFormRow, now: Instant): FormChoice {
  const user = world.users.get(form.owner)
  const iso = user?.account.currencyIso ?? form.currencyIso ?? 'USD'
  const currency = currencyOf(iso) ?? currencies.USD
  const { features, localization } = stateOf(world).application
  return {
    form: { ...form, tier: heldTier(form, features.express_delivery) },
    user,
    currency,
    features,
    site: localization.code,
    zone: siteZones[localization.code],
    now,
    isStaff: user !== undefined && user.account.impersonatorIdentity !== null,
    bundlesAllowed: sellsBundles(world, form.goal),
    group: user ? preferredGroupOf(world, user.identity, currency) : null,
    loyaltyLevel: loyaltyOf(world, form.owner).level?.identity ?? null,
    discounts: discountSourcesOf(world, form, now),
    voucher: user ? voucherOn(world, user, form, now) : null,
  }
}
