import { insertOrders } from './builders/insert-orders.ts'
import { accountFor, savedAddress } from './builders/person-account.ts'
import { day, isoOf } from './builders/server-date.ts'
import { unpaidInvoice } from './builders/unpaid-invoice.ts'
import { helenMarsh } from './people.ts'
import { namedOrders, otherOrders } from './returning-customer-orders.ts'
import { defineScenario, personFacts } from './scenario.ts'

/** Helen Marsh has ordered for years and takes part in rewards; orders of every kind and status. */
export const returningCustomer = defineScenario({
  site: 'us',
  signedIn: helenMarsh,
  build({ world, start }) {
    const person = helenMarsh
    const unpaidInvoices = [
      unpaidInvoice('US-90321', 412.5, start - 9 * day, person.site),
      unpaidInvoice('US-90187', 268, start - 12 * day, person.site),
    ]
    const home = savedAddress(person, {
      id: '312',
      organization: null,
      address1: '2114 Englewood Avenue',
      address2: null,
      zip: '27705',
    })
    world.users.insert(
      accountFor(person, {
        addresses: [savedAddress(person), home],
        customerSince: isoOf(start - 1_270 * day),
        hasRewards: true,
        loyaltyLevelIdentity: 'level-premier',
        totalRewardPoints: 1_840,
        referralCode: 'HMARSH40',
        referralCreditsEarnedToDate: 120,
        linkedAccounts: [{ providerId: 'orcid', name: 'ORCID' }],
        unpaidInvoices,
      }),
    )
    return {
      person: personFacts(person),
      orders: insertOrders({ world, person, start, others: otherOrders }, namedOrders),
      unpaidInvoices: unpaidInvoices.map(({ invoiceNumber }) => invoiceNumber),
    }
  },
})
