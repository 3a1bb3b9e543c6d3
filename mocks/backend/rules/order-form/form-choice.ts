import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { VoucherRow } from '../../../world/payment-rows.ts'
import type { UserRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { currencies, currencyOf } from '../../reference-data/payment/currencies.ts'
import { preferredGroupOf } from '../account/group-membership.ts'
import { voucherOn } from '../payment/voucher-rules.ts'
import { heldTier } from '../pricing/delivery-rules.ts'
import { type DiscountSources, discountSourcesOf } from '../pricing/form-discounts.ts'
import { standingOf } from '../rewards/loyalty-rules.ts'
import { siteZones } from '../site-zones.ts'

type Schemas = components['schemas']

/** What prices, deadlines, discounts and steps of an order form follow from. */
export type FormChoice = {
  form: OrderFormRow
  /** Who it belongs to; undefined for a visitor who has not signed in. */
  user: UserRow | undefined
  currency: Schemas['Currency']
  features: Schemas['FeatureFlags']
  site: Schemas['LocalizationCode']
  /** The time zone in which the site counts days. */
  zone: string
  /** Epoch milliseconds. */
  now: number
  /** Whether staff acts for the person, who then sees what customers do not. */
  isStaff: boolean
  /** Whether the site sells services in bundles. */
  bundlesAllowed: boolean
  group: Schemas['PreferredGroup'] | null
  /** The identity of the level that the person has reached in rewards; null without them. */
  loyaltyLevel: string | null
  discounts: DiscountSources
  /** The voucher on the form that can be used; null where there is none. */
  voucher: VoucherRow | null
}

/** The choice of a form as it stands at `now` (epoch milliseconds). */
export function formChoiceOf(world: World, form: OrderFormRow, now: number): FormChoice {
  const user = world.users.get(form.owner)
  const iso = user?.account.currencyIso ?? form.currencyIso ?? 'USD'
  const currency = currencyOf(iso) ?? currencies.USD
  const { config, features, localization } = stateOf(world).application
  return {
    form: { ...form, tier: heldTier(form, features.express_delivery) },
    user,
    currency,
    features,
    site: localization.code,
    zone: siteZones[localization.code],
    now,
    isStaff: user !== undefined && user.account.impersonatorIdentity !== null,
    bundlesAllowed: features.service_bundles && config.serviceBundlesAllowed,
    group: user ? preferredGroupOf(world, user.identity, currency) : null,
    loyaltyLevel: standingOf(world, form.owner).level?.identity ?? null,
    discounts: discountSourcesOf(world, form, now),
    voucher: user ? voucherOn(world, user, form, now) : null,
  }
}
