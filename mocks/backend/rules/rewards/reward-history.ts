import type { Instant } from '../../../../src/lib/instant.ts'
import { memoizeByObject } from '../../../../src/lib/memoize.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf } from '../../../world/invoice-balance.ts'
import { toDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { InvoiceRow } from '../../../world/rows/payment-rows.ts'
import { pointsPerDollar } from '../../reference-data/loyalty-levels.ts'

type EarnedPoints = { name: string; points: number; at: Instant }

/** Memoized, since points are requested with every call. */
const earnedBy = memoizeByObject((invoice: InvoiceRow): EarnedPoints | undefined => {
  const { orderIdentity, totalAmount, currency, payments } = invoice
  if (orderIdentity === null || payments.length === 0 || balanceOf(invoice) > 0) return undefined
  const points = Math.floor(toDollars(totalAmount, currency) * pointsPerDollar)
  if (points === 0) return undefined
  const at = Math.max(...payments.map((payment) => payment.at))
  return { name: `Order ${orderIdentity}`, points, at }
})

function pointsOf(world: World, owner: string): EarnedPoints[] {
  if (!world.users.get(owner)?.account.hasRewards) return []
  const gifts = Array.from(world.rewards.in('byOwner', owner).rows(), ({ createdAt, ...row }) => ({
    ...row,
    at: createdAt,
  }))
  const ordered = Array.from(
    world.invoices.in('byOwner', owner).rows(),
    (row) => earnedBy(row) ?? [],
  )
  // Of invoices paid at the same time, the newer comes first.
  return [...ordered.flat(), ...gifts].sort((a, b) => b.at - a.at)
}

export function rewardHistoryOf(world: World, owner: string): Schemas['RewardHistoryEntry'][] {
  let left = rewardPointsOf(world, owner)
  return pointsOf(world, owner).map(({ name, points, at }) => {
    const pointsToDate = left
    left -= points
    return { name, points, date: isoOf(at), pointsToDate }
  })
}

/** Unsorted, since every account load needs the sum alone. */
export function rewardPointsOf(world: World, owner: string): number {
  if (!world.users.get(owner)?.account.hasRewards) return 0
  let sum = 0
  for (const { points } of world.rewards.in('byOwner', owner).rows()) sum += points
  for (const row of world.invoices.in('byOwner', owner).rows()) sum += earnedBy(row)?.points ?? 0
  return sum
}
