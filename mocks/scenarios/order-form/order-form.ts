import type { Instant } from '../../../src/lib/instant.ts'
import { services } from '../../backend/reference-data/services/form-services.ts'
import { bundleQuestionIds } from '../../backend/reference-data/services/service-bundles.ts'
import { dueAfter } from '../../backend/rules/pricing/working-calendar.ts'
import { isoOf } from '../../world/clock/world-calendar.ts'
import type { World } from '../../world/galley-world.ts'
import { insertMember } from '../builders/group-member.ts'
import { startedForm } from '../builders/order-form/started-form.ts'
import { insertPrepayment } from '../builders/orders/build-invoice.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { graceLindqvist, type Person } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

const codes = { applies: 'RIVER15', loses: 'STREAM5', expired: 'SPRING24', free: 'RIVERGIFT' }
const voucher = 'UMN-4471'
const expiredVoucher = 'UMN-3806'

/** Six working days always include a weekend. */
function overAWeekend(start: number) {
  const { days } = services.premiumEditing
  return { days, deadline: isoOf(dueAfter('us', start, days)) }
}

const bundleAnswers = (values: readonly string[]) => [
  { id: bundleQuestionIds.needs, values: [...values] },
  { id: bundleQuestionIds.hasTables, values: ['false'] },
  { id: bundleQuestionIds.hasJournal, values: ['false'] },
]

function insertCodesAndVouchers(world: World, institution: string, start: number): void {
  const code = (name: string, amount: number, endsAt: Instant | null) =>
    world.promotionalCodes.insert({
      code: name,
      description: `${amount}% off your next order`,
      percentBased: true,
      amount,
      endsAt,
      owner: null,
      offered: name === codes.applies,
      forClasses: null,
      minimumDollars: 0,
      usedBy: [],
    })
  code(codes.applies, 15, start + 60 * day)
  code(codes.loses, 5, start + 60 * day)
  code(codes.expired, 20, start - 30 * day)
  code(codes.free, 100, start + 60 * day)
  world.vouchers.insert({
    code: voucher,
    institution,
    expiresAt: start + 200 * day,
    usedFor: null,
  })
  world.vouchers.insert({
    code: expiredVoucher,
    institution,
    expiresAt: start - day,
    usedFor: null,
  })
}

function insertFunds(world: World, person: Person, start: number): void {
  world.credits.insert({
    referenceNumber: 'CR-31077',
    owner: person.identity,
    createdAt: start - 90 * day,
    expiresAt: start + 275 * day,
    totalAmount: 60,
    balance: 60,
  })
  insertPrepayment({
    world,
    person,
    retainerInvoiceNumber: 'US-RT-2207',
    at: start - 120 * day,
    amount: 400,
    spent: 150,
    receiptCode: 'RC-61207',
  })
}

/** Grace Lindqvist has an order form at its details, and every kind of discount and prepaid funds. */
export const orderFormScenario = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const person = graceLindqvist
    world.users.insert(accountFor(person, { voucherAvailable: true }))
    // Its 25 dollars exceed the discount of the losing code.
    insertMember(world, person, 'HYDROSOC')
    const orders = insertOrders(
      { world, person, start },
      {
        earlier: {
          status: 'Completed',
          services: ['premiumEditing'],
          orderedAgo: 60 * day,
          dueIn: -53 * day,
          paid: true,
          title: 'Nitrate in farmland streams after winter storms',
        },
      },
    )
    insertCodesAndVouchers(world, person.institution, start)
    insertFunds(world, person, start)
    const form = startedForm(world, person.identity, start)
    return {
      person: personFacts(person),
      form: form.identity,
      orders,
      codes,
      voucher,
      expiredVoucher,
      overAWeekend: overAWeekend(start),
      titles: {
        fresh: 'Sleep and walking in older adults: a cohort over six winters',
        orderedBefore: 'Nitrate in farmland streams after winter storms',
      },
      sample: 'english-5200' as const,
      bundleAnswers: {
        withResult: bundleAnswers(['need-language']),
        withoutResult: bundleAnswers(['need-pictures']),
      },
    }
  },
})
