import type { World } from '../../../world/galley-world.ts'
import type { OrderRow, UserRow } from '../../../world/rows.ts'
import { Problem } from '../../problem.ts'
import { siteZone } from '../site-zone.ts'
import { orderAt } from './order-rules.ts'

/** Whose order, and when (epoch milliseconds). */
export type Asking = { world: World; user: UserRow; now: number }

/** The person's order of that number, in any case; undefined where there is none. */
export function findOrder({ world, user }: Asking, number: string): OrderRow | undefined {
  const row = world.orders.get(number.toUpperCase())
  return row?.owner === user.identity ? row : undefined
}

/** The same; throws a Problem 404 where there is none. */
export function orderFor(asking: Asking, number: string): OrderRow {
  const row = findOrder(asking, number)
  if (row) return row
  throw new Problem(404, 'No such order', `There is no order ${number} here.`)
}

/** An order as it stands now. */
export const orderNow = ({ world, user, now }: Asking, row: OrderRow) =>
  orderAt(row, now, { zone: siteZone(world), user })
