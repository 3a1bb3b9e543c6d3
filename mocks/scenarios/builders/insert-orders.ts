import type { World } from '../../world/galley-world.ts'
import type { Person } from '../customers/people.ts'
import { buildOrder, type OrderPlan } from './build-order.ts'

export type PlanByName<Name extends string> = Record<Name, Omit<OrderPlan, 'key'>>

/**
 * Puts a person's orders into the world: those that facts speak of, by their names there, which
 * are their keys too, and others. Returns the order numbers of the named ones.
 */
export function insertOrders<Name extends string>(
  asked: { world: World; person: Person; start: number; others?: readonly OrderPlan[] },
  named: PlanByName<Name>,
): Record<Name, string>
// That the result has the names of the plans is what only the signature above can say.
export function insertOrders(
  asked: { world: World; person: Person; start: number; others?: readonly OrderPlan[] },
  named: PlanByName<string>,
): Record<string, string> {
  const { world, person, start, others = [] } = asked
  const insert = (plan: OrderPlan) => world.orders.insert(buildOrder(plan, person, start)).identity
  const entries = Object.entries(named)
  const numbers = entries.map(([key, plan]): [string, string] => [key, insert({ ...plan, key })])
  for (const plan of others) insert(plan)
  return Object.fromEntries(numbers)
}
