import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderRow, UserRow } from '../../../world/rows/rows.ts'
import { Problem } from '../../calls/problem.ts'
import { siteZone } from '../site-zone.ts'
import { orderAt } from './order-rules.ts'

export type OrderContext = { world: World; user: UserRow; now: Instant }

export function findOrder({ world, user }: OrderContext, number: string): OrderRow | undefined {
  const row = world.orders.get(number.toUpperCase())
  return row?.owner === user.identity ? row : undefined
}

/** @throws Problem 404 for an unknown order */
export function orderFor(context: OrderContext, number: string): OrderRow {
  const row = findOrder(context, number)
  if (row) return row
  throw new Problem(404, 'No such order', `There is no order ${number} here.`)
}

export const orderNow = ({ world, user, now }: OrderContext, row: OrderRow) =>
  orderAt(row, now, { zone: siteZone(world), user })
