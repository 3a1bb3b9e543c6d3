import { expect, it } from 'vitest'
import { anOrder } from '../../../domain/orders/test-order.ts'
import { dueFirst } from './due-first.ts'

const order = (externalId: string, deadline: string | null, status = 'In Progress') =>
  anOrder({ externalId, deadline, status: status === 'Received' ? 'Received' : 'In Progress' })

const done = (externalId: string) =>
  anOrder({ externalId, status: 'Completed', completed: true, deadline: '2026-09-01T17:00:00Z' })

it.each([
  [
    'the next due first',
    [order('late', '2026-11-08T06:00:00Z'), order('soon', '2026-11-03T02:00:00Z', 'Received')],
    ['soon', 'late'],
  ],
  [
    'those without a deadline after the others',
    [order('open', null), order('due', '2026-11-08T06:00:00Z')],
    ['due', 'open'],
  ],
  [
    'finished ones last, as they were',
    [done('B'), order('due', '2026-11-08T06:00:00Z'), done('A')],
    ['due', 'B', 'A'],
  ],
  [
    'equal ones as they were',
    [order('B', '2026-11-08T06:00:00Z'), order('A', '2026-11-08T06:00:00Z')],
    ['B', 'A'],
  ],
])('lists %s', (_, orders, expected) => {
  expect(dueFirst(orders).map(({ externalId }) => externalId)).toEqual(expected)
})
