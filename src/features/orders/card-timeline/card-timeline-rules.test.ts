import { expect, it } from 'vitest'
import type { Order } from '../../../api/orders.ts'
import { anOrder } from '../../../domain/orders/test-order.ts'
import { cardStepsOf, workKindOf } from './card-timeline-rules.ts'

const completed = { status: 'Completed', completed: true } as const

it.each<[string, Partial<Order>, string[]]>([
  [
    'is received',
    { status: 'Received' },
    ['receive done', 'assign now', 'work next', 'deliver next'],
  ],
  ['is in progress', {}, ['receive done', 'assign done', 'work now', 'deliver next']],
  ['waits for files', { status: 'Awaiting Files' }, []],
  ['is on hold', { status: 'On Hold' }, []],
  ['is completed and unpaid', { ...completed, paid: false }, []],
  ['is completed', completed, []],
  ['is cancelled', { status: 'Cancelled' }, []],
])('shows the course of an order that moves: one that %s', (_, changes, expected) => {
  const steps = cardStepsOf(anOrder(changes))
  expect(steps.map(({ kind, phase }) => `${kind} ${phase}`)).toEqual(expected)
})

const service = (type: Order['services'][number]['type']) => ({
  id: `svc-${type}`,
  name: String(type),
  type,
  fileType: 'manuscript',
  journalDetails: { required: false },
})

it.each([
  ['editing', ['figures', 'editing']],
  ['translation', ['translation', 'formatting']],
  ['other', ['figures']],
] as const)('names the work %s', (expected, types) => {
  expect(workKindOf({ services: types.map(service) })).toBe(expected)
})
