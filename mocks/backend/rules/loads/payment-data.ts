import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import {
  fapiaoDeliveryTimelines,
  fapiaoTypes,
} from '../../reference-data/payment/order-fapiao-choices.ts'
import { countries, type ReferenceCountry } from '../../reference-data/regions/countries.ts'
import { migrationOf } from '../account/migration-of.ts'
import { currentForm } from '../order-form/form-access.ts'
import {
  allowedMethods,
  countryMethods,
  orderContext,
  shownMethod,
} from '../payment/payment-methods-rules.ts'
import { shownVoucher, voucherOn } from '../payment/voucher-rules.ts'

/** Visitors who are not signed in are not offered yuan. */
export function currenciesFor(user: UserRow | undefined): Schemas['Currency'][] {
  return Object.values(currencies).filter(({ shortName }) => user || shortName !== 'CNY')
}

export const shownCountry = ({ id, code, name, states }: ReferenceCountry): Schemas['Country'] => ({
  id,
  code,
  name,
  states: [...states],
})

function methodsOf(
  world: World,
  user: UserRow | undefined,
  form: OrderFormRow | undefined,
  now: Instant,
) {
  const site = stateOf(world).application.localization.code
  if (!user) return countryMethods({ site, migrated: false })
  const { migrated } = migrationOf(world, user, now)
  const usual = allowedMethods({ context: 'order', site, user, migrated })
  if (!form) return usual
  const ofForm = allowedMethods({ ...orderContext(form), site, user, migrated })
  return [...new Set([...usual, ...ofForm])]
}

export function paymentDataOf(
  world: World,
  user: UserRow | undefined,
  owner: string,
  addresses: Schemas['Address'][],
  now: Instant,
): Schemas['PaymentData'] {
  const form = currentForm(world, owner)
  const voucher = user && form ? voucherOn(world, user, form, now) : null
  const open = user ? world.invoices.in('unpaidByOwner', owner).rows() : []
  const home = countries.find(({ code }) => code === user?.account.country)
  return {
    allpagoCheckoutId: null,
    braintreeMerchantAccounts: currenciesFor(user).map(({ shortName }) => ({
      currency: shortName,
      merchantAccountId: `galley_${shortName.toLowerCase()}`,
    })),
    countries: countries.map(shownCountry),
    currencies: currenciesFor(user),
    fapiaoDeliveryTimelines: [...fapiaoDeliveryTimelines],
    fapiaoTypes: [...fapiaoTypes],
    paymentMethods: methodsOf(world, user, form, now).map(shownMethod),
    promotionalCode: form?.codes[0] ?? null,
    receiptCodes: Array.from(open, ({ invoiceNumber }) => invoiceNumber),
    userAddresses: addresses,
    userCountry: home ? shownCountry(home) : null,
    validVoucher: voucher && shownVoucher(voucher),
  }
}
