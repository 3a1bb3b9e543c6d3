import type { World } from '../../../world/galley-world.ts'
import type { Person } from '../people.ts'
import { day } from '../server-date.ts'
import { buildOrder } from './build-order.ts'
import { invoiceOrder } from './invoice-orders.ts'

const services = ['premiumEditing', 'standardEditing', 'formatting'] as const

export function insertUnpaidOrders(input: {
  world: World
  person: Person
  start: number
  count: number
}): string[] {
  const { world, person, start, count } = input
  return Array.from({ length: count }, (_, index) => {
    const service = services[index % services.length] ?? 'premiumEditing'
    const { identity } = world.orders.insert(
      buildOrder(
        {
          key: `unpaid ${index}`,
          status: 'Completed',
          services: [service],
          orderedAgo: (10 + index * 6) * day,
          dueIn: -(4 + index * 6) * day,
        },
        person,
        start,
      ),
    )
    return invoiceOrder({ world, person, start, orderIdentity: identity }).invoiceNumber
  })
}
