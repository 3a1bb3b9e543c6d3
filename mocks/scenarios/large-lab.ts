import type { World } from '../world/galley-world.ts'
import { insertPaymentOf } from './builders/build-invoice.ts'
import { buildOrder } from './builders/build-order.ts'
import { invoiceOrder } from './builders/invoice-orders.ts'
import { finishedOrders } from './builders/many-orders.ts'
import { accountFor } from './builders/person-account.ts'
import { day, hour } from './builders/server-date.ts'
import { graceLindqvist } from './people.ts'
import { defineScenario, personFacts } from './scenario.ts'

const person = graceLindqvist
const invoiceCount = 5_000

/** Invoices of the newest orders, each paid; what was ordered before them is on older accounts. */
function insertInvoices(world: World, start: number): void {
  const { rows } = world.orders.in('byOwner', person.identity).page(1, invoiceCount)
  for (const [place, { identity: orderIdentity, createdAt }] of rows.entries()) {
    const number = 90_726 - place
    const changes = { invoiceNumber: `US-${number}` }
    const invoice = invoiceOrder({ world, person, start, orderIdentity, changes })
    insertPaymentOf({ world, person, receiptCode: `RC-${number}`, at: createdAt }, invoice)
  }
}

/** A laboratory that has ordered 10,000 times, to see how fast everything stays. */
export const largeLab = defineScenario({
  site: 'us',
  signedIn: person,
  build({ world, start }) {
    world.users.insert(accountFor(person))
    const plans = finishedOrders({ key: 'lab', count: 10_000, from: 9 * day, every: 8 * hour })
    for (const plan of plans) world.orders.insert(buildOrder(plan, person, start))
    insertInvoices(world, start)
    return { person: personFacts(person), orderCount: plans.length, invoiceCount }
  },
})
