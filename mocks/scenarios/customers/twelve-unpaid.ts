import { buildOrder } from '../builders/build-order.ts'
import { invoiceOrder } from '../builders/invoice-orders.ts'
import { accountFor } from '../builders/person-account.ts'
import { day } from '../builders/server-date.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { samuelOkafor } from './people.ts'

const services = ['premiumEditing', 'standardEditing', 'formatting'] as const

/** Samuel Okafor has twelve unpaid invoices, more than a banner lists. */
export const twelveUnpaid = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world, start }) {
    const person = samuelOkafor
    world.users.insert(accountFor(person))
    const unpaidInvoices = Array.from({ length: 12 }, (_, index) => {
      const service = services[index % services.length] ?? 'premiumEditing'
      const { identity } = world.orders.insert(
        buildOrder(
          {
            key: `unpaid ${index}`,
            status: 'Completed',
            services: [service],
            orderedAgo: (10 + index * 6) * day,
            dueIn: -(4 + index * 6) * day,
          },
          person,
          start,
        ),
      )
      return invoiceOrder({ world, person, start, orderIdentity: identity }).invoiceNumber
    })
    return { person: personFacts(person), unpaidInvoices }
  },
})
