import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { preferredGroupOf } from '../account/group-membership.ts'
import { lacksFields } from '../account/lacks-fields.ts'
import { migrationStatusAt } from '../account/migration-status.ts'
import { fapiaosOf } from '../fapiao/shown-fapiao.ts'
import { unpaidInvoicesOf } from '../invoices/invoices-to-pay.ts'
import { currentForm, isInProgress, isQuoteOnly } from '../order-form/form-access.ts'
import { countryMethods, shownMethod } from '../payment/payment-methods-rules.ts'
import { creditsOf, prepaymentsOf } from '../payment/shown-funds.ts'
import { loyaltyOf } from '../rewards/loyalty-rules.ts'
import { referralsOf } from '../rewards/referral-rules.ts'

export function accountOf(world: World, user: UserRow, now: Instant): Schemas['User'] {
  const { account, identity } = user
  const { config, localization } = stateOf(world).application
  const unpaidInvoices = unpaidInvoicesOf(world, identity, account.currency)
  const migration = migrationStatusAt(world.migrations.get(identity), unpaidInvoices, now)
  const loyalty = loyaltyOf(world, identity)
  const fapiaos = fapiaosOf(world, identity, now)
  const orders = world.orders.in('byOwner', identity)
  // Orders are sorted newest first.
  const [firstOrder] = orders.page(orders.size, 1).rows
  const methods = countryMethods({ site: localization.code, migrated: migration.migrated })
  return {
    ...account,
    customerSince: firstOrder?.order.createdAt ?? null,
    credits: creditsOf(world, identity),
    fapiaos,
    loggedIn: true,
    missingFields: lacksFields(account, {
      institution: config.institutionInformationMandatory,
      state: config.registrationFields.some(({ name, required }) => name === 'state' && required),
    }),
    loyaltyLevelIdentity: loyalty.level?.identity ?? null,
    orderFormInProgress: hasFormInProgress(world, identity),
    numberOfOrders: orders.size,
    paymentMethods: methods.map(shownMethod),
    preferredGroup: preferredGroupOf(world, identity, account.currency),
    prepayments: prepaymentsOf(world, identity, fapiaos),
    referralCreditsEarnedToDate: referralsOf(world, identity).earned,
    status: { loaded: true },
    submittedTestimonial: world.testimonials.in('byOwner', identity).size > 0,
    totalRewardPoints: loyalty.points,
    unpaidInvoices,
    wfoeMigrationStatus: migration,
  }
}

/** A price quote counts too, so that the dashboard leads back to it. */
function hasFormInProgress(world: World, owner: string): boolean {
  const form = currentForm(world, owner)
  return form !== undefined && (isInProgress(form) || isQuoteOnly(form))
}
