import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { UserRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { currencies, currencyOf } from '../../catalogue/currencies.ts'
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
}

/** The choice of a form as it stands at `now` (epoch milliseconds). */
export function formChoiceOf(world: World, form: OrderFormRow, now: number): FormChoice {
  const user = world.users.get(form.owner)
  const { features, localization } = stateOf(world).application
  return {
    form,
    user,
    currency: currencyOf(user?.account.currencyIso ?? form.currencyIso ?? 'USD') ?? currencies.USD,
    features,
    site: localization.code,
    zone: siteZones[localization.code],
    now,
  }
}
