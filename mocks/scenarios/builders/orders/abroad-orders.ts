import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { Person } from '../people.ts'
import { day, hour } from '../server-date.ts'
import type { OrderPlan } from './build-order.ts'

type PendingPayment = components['schemas']['PendingPayment']
type Plan = Omit<OrderPlan, 'key'>

export function abroadOrders(person: Person, pending?: PendingPayment) {
  const [first, second, third] = person.ownTitles
  const pendingPayments = pending ? [pending] : []
  return {
    translating: {
      status: 'In Progress',
      services: ['translation'],
      orderedAgo: 2 * day,
      dueIn: 4 * day,
      paid: true,
      title: first,
    },
    awaitingPayment: {
      status: 'Completed',
      services: ['premiumEditing'],
      orderedAgo: 8 * day,
      dueIn: -30 * hour,
      pendingPayments,
    },
    translated: {
      status: 'Completed',
      services: ['translation', 'formatting'],
      orderedAgo: 40 * day,
      dueIn: -31 * day,
      paid: true,
      title: second,
    },
    completedPaid: {
      status: 'Completed',
      services: ['premiumEditing'],
      orderedAgo: 66 * day,
      dueIn: -60 * day,
      paid: true,
    },
    cancelled: {
      status: 'Cancelled',
      services: ['translation'],
      orderedAgo: 90 * day,
      title: third,
    },
  } satisfies Record<string, Plan>
}
