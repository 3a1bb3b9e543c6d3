import type { Order } from '../../../api/orders.ts'
import { type ListedState, orderStateOf } from '../../../domain/orders/order-card-rules.ts'
import { hasEntry } from '../../../lib/unlisted.ts'

export type CardStep = {
  /** `assign` finds the editor, `work` is what was ordered. */
  kind: 'receive' | 'assign' | 'work' | 'deliver' | 'your-files' | 'your-answer' | 'your-payment'
  phase: 'done' | 'now' | 'next'
}

type Course = { kinds: readonly CardStep['kind'][]; current: number }

/** What waits for the person takes the place of the step that it holds up. */
const courses: Record<Exclude<ListedState, 'Cancelled'>, Course> = {
  'Awaiting Files': { kinds: ['receive', 'your-files', 'work', 'deliver'], current: 1 },
  Received: { kinds: ['receive', 'assign', 'work', 'deliver'], current: 1 },
  'In Progress': { kinds: ['receive', 'assign', 'work', 'deliver'], current: 2 },
  'On Hold': { kinds: ['receive', 'assign', 'your-answer', 'deliver'], current: 2 },
  'awaiting payment': { kinds: ['receive', 'assign', 'work', 'your-payment'], current: 3 },
  Completed: { kinds: ['receive', 'assign', 'work', 'deliver'], current: 4 },
}

function phaseOf(index: number, current: number): CardStep['phase'] {
  if (index === current) return 'now'
  return index < current ? 'done' : 'next'
}

/** From the order to the files; nothing for an order that was cancelled, or whose course is unknown. */
export function cardStepsOf(order: Order): CardStep[] {
  const state = orderStateOf(order)
  if (!hasEntry(courses, state)) return []
  const { kinds, current } = courses[state]
  return kinds.map((kind, index) => ({ kind, phase: phaseOf(index, current) }))
}

/** By which the work is named. */
export function workKindOf({ services }: Pick<Order, 'services'>) {
  const has = (wanted: string) => services.some(({ type }) => type === wanted)
  if (has('editing')) return 'editing'
  return has('translation') ? 'translation' : 'other'
}
