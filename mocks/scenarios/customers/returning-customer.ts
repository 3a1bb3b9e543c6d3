import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testCards } from '../../backend/reference-data/payment/simulated-cards.ts'
import { transferLapse } from '../../backend/rules/payment/settlement/transfer-lapse.ts'
import { levelCodeOf } from '../../backend/rules/rewards/earned-code-rules.ts'
import { certificateCode } from '../../world/certificate-code.ts'
import type { World } from '../../world/galley-world.ts'
import { insertCode } from '../builders/insert-code.ts'
import { insertReferrals, insertRewards } from '../builders/insert-rewards.ts'
import { insertPayment } from '../builders/orders/build-invoice.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoiceOrder, invoicePaidOrders } from '../builders/orders/invoice-orders.ts'
import { helenMarsh } from '../builders/people.ts'
import { accountFor, savedAddress } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { namedOrders, otherOrders } from './returning-customer-orders.ts'

const person = helenMarsh

/** Points beside those of orders; they fill the history to three pages. */
const bonusPoints = [
  { name: 'Welcome to rewards', points: 300, ago: 1_180 * day },
  { name: 'ORCID linked', points: 60, ago: 1_120 * day },
  { name: 'Survey answered', points: 63, ago: 700 * day },
  { name: 'Double points week', points: 120, ago: 610 * day },
  { name: 'Double points week', points: 120, ago: 330 * day },
  { name: 'Double points week', points: 120, ago: 90 * day },
]

function insertAccount(world: World): void {
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
      hasRewards: true,
      referralCode: 'HMARSH40',
      linkedAccounts: [{ providerId: 'orcid', name: 'ORCID' }],
    }),
  )
}

function insertUnpaidInvoices(
  world: World,
  start: number,
  orders: Record<'completedUnpaid' | 'bankTransferLocked', string>,
) {
  const open = invoiceOrder({
    ...{ world, person, start, orderIdentity: orders.completedUnpaid },
    changes: { invoiceNumber: 'US-90321' },
  })
  const locked = invoiceOrder({
    ...{ world, person, start, orderIdentity: orders.bankTransferLocked },
    changes: { invoiceNumber: 'US-90187' },
  })
  insertPayment({
    world,
    person,
    receiptCode: 'RC-58213',
    purpose: { kind: 'payoff', invoiceNumbers: ['US-90187'] },
    amount: locked.totalAmount,
    at: locked.createdAt,
    changes: {
      method: paymentMethodIds.bankTransfer,
      status: 'open',
      settledAt: null,
      dueAt: transferLapse(locked.createdAt),
    },
  })
  return { open, locked }
}

/** Helen Marsh, a long-standing customer with rewards; orders of every kind and status. */
export const returningCustomer = defineScenario({
  site: 'us',
  signedIn: person,
  build({ world, start }) {
    insertAccount(world)
    const orders = insertOrders({ world, person, start, others: otherOrders }, namedOrders)
    const { open, locked } = insertUnpaidInvoices(world, start, orders)
    invoicePaidOrders({ world, person, start })
    insertRewards({ world, person, start }, bonusPoints)
    insertReferrals({ world, person, start }, { sent: 5, earned: 3 })
    // The level was reached last year and its code is used.
    insertCode(world, levelCodeOf(person.identity, 'level-premier') ?? '', {
      ...{ description: '10% off for reaching premier', amount: 10, owner: person.identity },
      endsAt: start - 30 * day,
      usedBy: [person.identity],
    })
    return {
      person: personFacts(person),
      orders,
      /** Codes by which anybody verifies them. */
      certificates: {
        complete: certificateCode(orders.completedPaid),
        withoutAuthors: certificateCode(orders.certificateWithoutAuthors),
      },
      unpaidInvoices: [open.invoiceNumber, locked.invoiceNumber] as const,
      transfer: 'RC-58213',
      cards: testCards,
    }
  },
})
