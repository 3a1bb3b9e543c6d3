import { expect, it } from 'vitest'
import type { Order } from '../../../api/orders.ts'
import { anOrder } from '../../../domain/orders/test-order.ts'
import { cardStepsOf, workKindOf } from './card-timeline-rules.ts'

const completed = { status: 'Completed', completed: true } as const

it.each<[string, Partial<Order>, string[]]>([
  [
    'waits for files',
    { status: 'Awaiting Files' },
    ['receive done', 'your-files now', 'work next', 'deliver next'],
  ],
  [
    'is received',
    { status: 'Received' },
    ['receive done', 'assign now', 'work next', 'deliver next'],
  ],
  ['is in progress', {}, ['receive done', 'assign done', 'work now', 'deliver next']],
  [
    'is on hold',
    { status: 'On Hold' },
    ['receive done', 'assign done', 'your-answer now', 'deliver next'],
  ],
  [
    'is completed and unpaid',
    { ...completed, paid: false },
    ['receive done', 'assign done', 'work done', 'your-payment now'],
  ],
  ['is completed', completed, ['receive done', 'assign done', 'work done', 'deliver done']],
  ['is cancelled', { status: 'Cancelled' }, []],
])('shows the course of an order that %s', (_, changes, expected) => {
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
