import { buildMigratingCustomer } from './builders/migrating-customer.ts'
import { day } from './builders/server-date.ts'
import { unpaidInvoice } from './builders/unpaid-invoice.ts'
import { chenLihua } from './people-abroad.ts'
import { defineScenario } from './scenario.ts'

/** Outside the migrating group, free to choose the move, with invoices still to pay. */
export const chinaMigrationEligible = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build({ world, start }) {
    const unpaidInvoices = [
      unpaidInvoice('CN-40871', 2_310, start - 8 * day, 'cn'),
      unpaidInvoice('CN-40866', 1_485.5, start - 11 * day, 'cn'),
    ]
    return {
      ...buildMigratingCustomer({
        world,
        start,
        migration: { eligible: true },
        account: { unpaidInvoices },
      }),
      unpaidInvoices: unpaidInvoices.map(({ invoiceNumber }) => invoiceNumber),
    }
  },
})
