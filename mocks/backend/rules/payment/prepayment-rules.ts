import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { PrepaymentRow } from '../../../world/rows/payment-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { Problem } from '../../calls/problem.ts'

const usualLeast = 100
const firstRetainer = 2_001

export function leastPrepayment(
  configured: Readonly<Record<string, number>>,
  shortName: string,
): number {
  return Object.hasOwn(configured, shortName) ? (configured[shortName] ?? usualLeast) : usualLeast
}

/** @throws Problem 404 for an unknown or another owner's number */
export function prepaymentByNumber(world: World, owner: string, number: string): PrepaymentRow {
  const row = world.prepayments.get(number)
  if (row?.owner === owner) return row
  throw new Problem(404, 'No such prepayment', `There is no prepayment ${number} here.`)
}

/** The next one of a site; that of an attempt that was refused is not lost. */
function freeNumber(world: World, site: string): string {
  let number = firstRetainer
  while (world.prepayments.get(`${site}-RT-${number}`)) number += 1
  return `${site}-RT-${number}`
}

/** An unpaid prepayment; `totalAmount` is in US dollars. */
export function newPrepayment(
  world: World,
  input: {
    owner: string
    currency: Schemas['Currency']
    totalAmount: number
    now: Instant
  },
): PrepaymentRow {
  const { owner, currency, totalAmount, now } = input
  const localization = stateOf(world).application.localization.code
  return world.prepayments.insert({
    retainerInvoiceNumber: freeNumber(world, localization.toUpperCase()),
    owner,
    createdAt: now,
    localization,
    currency,
    totalAmount,
    payment: null,
    spent: 0,
  })
}
