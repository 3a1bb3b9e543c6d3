import { askOwner } from '../../../backend/rules/orders/order-hold.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Person } from '../people.ts'
import { day } from '../server-date.ts'
import { buildOrder, type OrderPlan } from './build-order.ts'

type PlanByName<Name extends string> = Record<Name, Omit<OrderPlan, 'key'>>

export function insertOrders<Name extends string>(
  input: { world: World; person: Person; start: number; others?: readonly OrderPlan[] },
  named: PlanByName<Name>,
): Record<Name, string>
// Only this signature can express that the result has the names of the plans.
export function insertOrders(
  input: { world: World; person: Person; start: number; others?: readonly OrderPlan[] },
  named: PlanByName<string>,
): Record<string, string> {
  const { world, person, start, others = [] } = input
  const insert = (plan: OrderPlan) => {
    const row = world.orders.insert(buildOrder(plan, person, start))
    if (plan.status === 'On Hold') askOwner(world, row, Math.min(start, row.createdAt + day))
    return row.identity
  }
  const entries = Object.entries(named)
  const numbers = entries.map(([key, plan]): [string, string] => [key, insert({ ...plan, key })])
  for (const plan of others) insert(plan)
  return Object.fromEntries(numbers)
}
