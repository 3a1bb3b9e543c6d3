import { insertInvoice } from '../builders/orders/build-invoice.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { defineScenario } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { buildMigratingCustomer } from './migrating-customer.ts'

/** May opt in to the migration; has unpaid invoices. */
export const chinaMigrationEligible = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build({ world, start }) {
    const customer = buildMigratingCustomer({ world, start, migration: { eligible: true } })
    const open = [
      { invoiceNumber: 'CN-40871', amount: 2_310, madeAt: start - 8 * day },
      { invoiceNumber: 'CN-40866', amount: 1_485.5, madeAt: start - 11 * day },
    ]
    const common = { world, person: chenLihua, submission: 'Premium Editing' }
    const invoices = open.map((plan) => insertInvoice({ ...common, ...plan }))
    return { ...customer, unpaidInvoices: invoices.map(({ invoiceNumber }) => invoiceNumber) }
  },
})
