import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PrepaymentRow } from '../../../world/payment-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { Problem } from '../../problem.ts'

const usualLeast = 100
const firstRetainer = 2_000

/** The least that may be paid in advance in a currency: 100 where none is configured. */
export function leastPrepayment(
  configured: Readonly<Record<string, number>>,
  shortName: string,
): number {
  return Object.hasOwn(configured, shortName) ? (configured[shortName] ?? usualLeast) : usualLeast
}

/** Somebody's prepayment by its invoice number. Throws a Problem 404, for somebody else's too. */
export function prepaymentNamed(world: World, owner: string, number: string): PrepaymentRow {
  const row = world.prepayments.get(number)
  if (row?.owner === owner) return row
  throw new Problem(404, 'No such prepayment', `There is no prepayment ${number} here.`)
}

/** A prepayment that is not paid yet; `totalAmount` in US dollars. */
export function newPrepayment(
  world: World,
  asked: {
    owner: string
    currency: components['schemas']['Currency']
    totalAmount: number
    now: number
  },
): PrepaymentRow {
  const { owner, currency, totalAmount, now } = asked
  const localization = stateOf(world).application.localization.code
  const number = firstRetainer + world.next('prepayments')
  return world.prepayments.insert({
    retainerInvoiceNumber: `${localization.toUpperCase()}-RT-${number}`,
    owner,
    createdAt: now,
    localization,
    currency,
    totalAmount,
    payment: null,
    spent: 0,
  })
}
