import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf } from '../../../world/invoice-balance.ts'
import { toDollars } from '../../../world/money.ts'
import type { InvoiceRow } from '../../../world/payment-rows.ts'
import { pointsPerDollar } from '../../reference-data/loyalty-levels.ts'

type Entry = components['schemas']['RewardHistoryEntry']
/** `at` in epoch milliseconds. */
type Earned = { name: string; points: number; at: number }

/** Rows never change, and every call asks for all of somebody's points. */
const earned = new WeakMap<InvoiceRow, Earned | undefined>()

function earnedBy(invoice: InvoiceRow): Earned | undefined {
  if (!earned.has(invoice)) earned.set(invoice, computedPoints(invoice))
  return earned.get(invoice)
}

/** Points for the invoice of an order that is paid in full; undefined where that gives none. */
function computedPoints(invoice: InvoiceRow): Earned | undefined {
  const { orderIdentity, totalAmount, currency, payments } = invoice
  if (orderIdentity === null || payments.length === 0 || balanceOf(invoice) > 0) return undefined
  const points = Math.floor(toDollars(totalAmount, currency) * pointsPerDollar)
  if (points === 0) return undefined
  const at = Math.max(...payments.map((payment) => payment.at))
  return { name: `Order ${orderIdentity}`, points, at }
}

/** What a person who takes part in rewards was given points for, the newest first. */
function pointsOf(world: World, owner: string): Earned[] {
  if (!world.users.get(owner)?.account.hasRewards) return []
  const given = Array.from(world.rewards.in('byOwner', owner).rows(), ({ createdAt, ...row }) => ({
    ...row,
    at: createdAt,
  }))
  const ordered = Array.from(
    world.invoices.in('byOwner', owner).rows(),
    (row) => earnedBy(row) ?? [],
  )
  // The newer of two invoices that were paid together stays in front.
  return [...ordered.flat(), ...given].sort((a, b) => b.at - a.at)
}

/** The points of a person who takes part in rewards, entry by entry, the newest first. */
export function rewardHistoryOf(world: World, owner: string): Entry[] {
  let left = rewardPointsOf(world, owner)
  return pointsOf(world, owner).map(({ name, points, at }) => {
    const pointsToDate = left
    left -= points
    return { name, points, date: new Date(at).toISOString(), pointsToDate }
  })
}

/** All points of a person to date; 0 without rewards. */
export function rewardPointsOf(world: World, owner: string): number {
  return pointsOf(world, owner).reduce((sum, { points }) => sum + points, 0)
}
