import type { ListedOrderStatus, Order } from '../../../api/orders.ts'
import { orderStateOf } from '../../../domain/orders/order-card-rules.ts'
import { entryOf } from '../../../lib/unlisted.ts'

export type CardStep = {
  /** `assign` finds the editor, `work` is what was ordered. */
  kind: 'receive' | 'assign' | 'work' | 'deliver'
  phase: 'done' | 'now' | 'next'
}

const kinds = ['receive', 'assign', 'work', 'deliver'] as const

/** At which step the work stands; what waits for the person, or is over, moves no further. */
const current: Partial<Record<ListedOrderStatus, number>> = { Received: 1, 'In Progress': 2 }

function phaseOf(index: number, at: number): CardStep['phase'] {
  if (index === at) return 'now'
  return index < at ? 'done' : 'next'
}

export function cardStepsOf(order: Order): CardStep[] {
  const at = entryOf(current, orderStateOf(order))
  return at === undefined ? [] : kinds.map((kind, index) => ({ kind, phase: phaseOf(index, at) }))
}

export function workKindOf({ services }: Pick<Order, 'services'>) {
  const has = (wanted: string) => services.some(({ type }) => type === wanted)
  if (has('editing')) return 'editing'
  return has('translation') ? 'translation' : 'other'
}
