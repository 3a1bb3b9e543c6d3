import { insertUnpaidOrders } from '../builders/orders/unpaid-orders.ts'
import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Samuel Okafor has ten unpaid invoices, as many as a banner lists. */
export const tenUnpaid = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world, start }) {
    const person = samuelOkafor
    world.users.insert(accountFor(person))
    const unpaidInvoices = insertUnpaidOrders({ world, person, start, count: 10 })
    return { person: personFacts(person), unpaidInvoices }
  },
})
