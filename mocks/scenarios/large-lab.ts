import type { World } from '../world/galley-world.ts'
import { paidOff } from './builders/build-invoice.ts'
import { buildOrder, drawOrder } from './builders/build-order.ts'
import { invoiceOfOrder } from './builders/invoice-orders.ts'
import { drawFinished } from './builders/many-orders.ts'
import { accountFor } from './builders/person-account.ts'
import { seededBy } from './builders/seeded-by.ts'
import { day, hour } from './builders/server-date.ts'
import { graceLindqvist } from './people.ts'
import { defineScenario, personFacts } from './scenario.ts'

const person = graceLindqvist
const orderCount = 10_000
const invoiceCount = 5_000

function fillOrders(world: World, start: number): void {
  const source = seededBy('laboratory')
  const rows = Array.from({ length: orderCount }, (_, place) => {
    const key = `lab ${place + 1}`
    const plan = drawFinished(source, { key, place, from: 9 * day, every: 8 * hour })
    return buildOrder(plan, person, start, drawOrder(source, person))
  })
  world.orders.fill(rows)
}

/** Invoices of the newest orders, each paid; what was ordered before them is on older accounts. */
function fillInvoices(world: World, start: number): void {
  const { rows } = world.orders.in('byOwner', person.identity).page(1, invoiceCount)
  const paid = rows.map((row, place) => {
    const number = 90_726 - place
    const changes = { invoiceNumber: `US-${number}` }
    const invoice = invoiceOfOrder({ person, start, changes }, row)
    return paidOff({ person, receiptCode: `RC-${number}`, at: row.createdAt }, invoice)
  })
  world.invoices.fill(paid.map(({ invoice }) => invoice))
  world.payments.fill(paid.map(({ payment }) => payment))
}

/** A laboratory that has ordered 10,000 times, to see how fast everything stays. */
export const largeLab = defineScenario({
  site: 'us',
  signedIn: person,
  build({ world, start }) {
    world.users.insert(accountFor(person))
    fillOrders(world, start)
    fillInvoices(world, start)
    return { person: personFacts(person), orderCount, invoiceCount }
  },
})
