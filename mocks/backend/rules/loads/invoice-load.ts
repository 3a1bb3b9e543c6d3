import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { shownInvoice } from '../invoices/shown-invoice.ts'
import { fundsInDollars } from '../payment/funds.ts'
import { allowedMethods, shownMethod } from '../payment/payment-methods-rules.ts'
import { pendingByBill, pendingPaymentsOf } from '../payment/pending-payments.ts'
import { accountOf } from './account-load.ts'

export function invoiceLoadOf(world: World, user: UserRow, now: Instant): Schemas['InvoiceLoad'] {
  const account = accountOf(world, user, now)
  const { credits, currency, fapiaos, prepayments, unpaidInvoices, voucherAvailable } = account
  const { identity } = user
  const site = stateOf(world).application.localization.code
  const { migrated } = account.wfoeMigrationStatus
  const setting = { now, pending: pendingByBill(world, identity), fapiaos }
  return {
    pendingPayments: pendingPaymentsOf(world, identity),
    invoices: Array.from(world.invoices.in('byOwner', identity).rows(), (invoice) =>
      shownInvoice(invoice, setting),
    ),
    unpaidInvoices,
    credits,
    currency,
    paymentMethods: allowedMethods({ context: 'payoff', site, user, migrated }).map(shownMethod),
    usdCredits: fundsInDollars(world, identity, currency, now).credits,
    prepayments,
    voucherAvailable,
  }
}
