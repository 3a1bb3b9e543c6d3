import type { InvoiceOutline, OrderOutline, PaymentOutline } from '../../world/outlines.ts'
import { paidOff } from '../builders/orders/build-invoice.ts'
import { buildOrder, generateOrder, letters, placedAt } from '../builders/orders/build-order.ts'
import { invoiceOfOrder } from '../builders/orders/invoice-orders.ts'
import { generateFinished } from '../builders/orders/many-orders.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { quickSeededSource } from '../builders/seeded-source.ts'
import { day, hour, minute } from '../builders/server-date.ts'

const person = graceLindqvist
const owner = person.identity
const orderCount = 10_000
const invoiceCount = 5_000

/** Pseudo-random integer below the limit, without collisions where avoidable. */
const scattered = (index: number, limit: number) => (index * 48_271_397 + 12_345_677) % limit

function orderNumber(index: number): string {
  const number = scattered(index, letters.length ** 6)
  const digits = number.toString(letters.length).padStart(6, '0')
  return `GX${[...digits].map((digit) => letters[Number.parseInt(digit, letters.length)]).join('')}`
}

/** Milliseconds before the start; order 0 is the newest. */
const ageOf = (index: number) => 9 * day + index * 8 * hour + scattered(index, 8 * 60) * minute

function orderOutlineAt(index: number, start: number): OrderOutline {
  const createdAt = placedAt(start, ageOf(index))
  return {
    identity: orderNumber(index),
    owner,
    createdAt,
    status: 'Completed',
    isOpen: false,
    unnotifiedEnd: null,
    undatedSince: null,
  }
}

function generatedAt(index: number, externalId = orderNumber(index)) {
  const source = quickSeededSource(externalId)
  const plan = generateFinished(source, externalId, () => ageOf(index))
  return { plan, generated: { ...generateOrder(source, person), externalId, earlier: 0 } }
}

function orderAt(index: number, start: number) {
  const { plan, generated } = generatedAt(index)
  return buildOrder(plan, person, start, generated)
}

const invoiceNumber = (index: number) => 90_726 - index

function billAt(index: number, start: number) {
  const number = invoiceNumber(index)
  const order = orderAt(index, start)
  const changes = { invoiceNumber: `US-${number}` }
  const invoice = invoiceOfOrder({ person, start, changes }, order)
  return paidOff({ person, receiptCode: `RC-${number}`, at: order.createdAt }, invoice)
}

/** A laboratory with 10,000 orders, to test speed. */
export const largeLab = defineScenario({
  site: 'us',
  signedIn: person,
  lazyTables(start) {
    const orders = Array.from({ length: orderCount }, (_, index) => orderOutlineAt(index, start))
    // Only the newest orders have invoices here.
    const billed = orders.slice(0, invoiceCount)
    const invoices = billed.map(({ identity, createdAt }, index): InvoiceOutline => {
      const number = `US-${invoiceNumber(index)}`
      return { invoiceNumber: number, owner, orderIdentity: identity, createdAt, isUnpaid: false }
    })
    const payments = billed.map(({ createdAt }, index): PaymentOutline => {
      return {
        receiptCode: `RC-${invoiceNumber(index)}`,
        owner,
        createdAt,
        isOpen: false,
        endsAt: null,
      }
    })
    return {
      orders: {
        outlines: orders,
        make: (index) => orderAt(index, start),
        // A search by title reads all of them.
        text: (index) => generatedAt(index, orders[index]?.identity).generated.title,
      },
      invoices: { outlines: invoices, make: (index) => billAt(index, start).invoice },
      payments: { outlines: payments, make: (index) => billAt(index, start).payment },
    }
  },
  build({ world }) {
    world.users.insert(accountFor(person))
    return { person: personFacts(person), orderCount, invoiceCount }
  },
})
