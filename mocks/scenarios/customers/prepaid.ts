import type { World } from '../../world/galley-world.ts'
import { insertMember } from '../builders/group-member.ts'
import { insertPrepayment } from '../builders/orders/build-invoice.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoiceOrder, invoicePaidOrders } from '../builders/orders/invoice-orders.ts'
import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

const person = samuelOkafor
const group = 'EMORYPH'

/** In US dollars, newest first; the last but one is unpaid. */
const prepayments = [
  { number: 'US-RT-1088', ago: 12, amount: 500, spent: 0 },
  { number: 'US-RT-1071', ago: 47, amount: 300, spent: 120.5 },
  { number: 'US-RT-1042', ago: 96, amount: 1_000, spent: 1_000 },
  { number: 'US-RT-1033', ago: 150, amount: 250, spent: 250 },
  { number: 'US-RT-1019', ago: 260, amount: 400, spent: 400 },
  { number: 'US-RT-1011', ago: 330, amount: 150, spent: 0, isOpen: true },
  { number: 'US-RT-1004', ago: 410, amount: 200, spent: 200 },
] as const

/** The third has expired, the fifth was below one dollar, the last is used up. */
const credits = [
  { number: 'CR-20418', ago: 20, until: 345, total: 60, balance: 60 },
  { number: 'CR-20377', ago: 75, until: 30, total: 40, balance: 12.5 },
  { number: 'CR-20291', ago: 380, until: -15, total: 80, balance: 80 },
  { number: 'CR-20240', ago: 210, until: null, total: 25, balance: 25 },
  { number: 'CR-20199', ago: 240, until: 125, total: 0.5, balance: 0.5 },
  { number: 'CR-20112', ago: 300, until: 65, total: 100, balance: 45.25 },
  { number: 'CR-20030', ago: 420, until: -55, total: 40, balance: 0 },
] as const

function insertFunds(world: World, start: number): void {
  for (const { number, ago, amount, spent, ...rest } of prepayments) {
    const receiptCode = 'isOpen' in rest ? null : `RC-${number.replace('US-RT-', '7')}`
    const at = start - ago * day
    const common = { world, person, retainerInvoiceNumber: number, at, amount, spent }
    insertPrepayment({ ...common, receiptCode })
  }
  for (const { number, ago, until, total, balance } of credits) {
    world.credits.insert({
      referenceNumber: number,
      owner: person.identity,
      createdAt: start - ago * day,
      expiresAt: until === null ? null : start + until * day,
      totalAmount: total,
      balance,
    })
  }
}

/** Samuel Okafor has prepayments and credits, has used his group's discount and has no rewards. */
export const prepaid = defineScenario({
  site: 'us',
  signedIn: person,
  build({ world, start }) {
    world.users.insert(accountFor(person))
    const orders = insertOrders(
      { world, person, start },
      {
        completedPaid: {
          status: 'Completed',
          services: ['premiumEditing'],
          orderedAgo: 30 * day,
          dueIn: -24 * day,
          paid: true,
        },
        completedUnpaid: {
          status: 'Completed',
          services: ['standardEditing'],
          orderedAgo: 8 * day,
          dueIn: -3 * day,
        },
      },
    )
    const orderIdentity = orders.completedUnpaid
    const open = invoiceOrder({ world, person, start, orderIdentity })
    invoicePaidOrders({ world, person, start })
    insertFunds(world, start)
    insertMember(world, person, group, { discountUsed: true })
    return {
      person: personFacts(person),
      orders,
      group,
      unpaidInvoice: open.invoiceNumber,
      prepayments: { full: 'US-RT-1088', begun: 'US-RT-1071', unpaid: 'US-RT-1011' },
      credits: {
        usable: 'CR-20418',
        endsFirst: 'CR-20377',
        expired: 'CR-20291',
        usedUp: 'CR-20030',
      },
      /** Available, in US dollars. */
      balances: { prepayment: 679.5, credits: 142.75 },
    }
  },
})
