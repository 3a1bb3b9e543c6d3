import { expect, it } from 'vitest'
import { valuesAt } from './values-at.ts'

it.each([
  ['orders.*.externalId', ['A', 'B']],
  ['orders.*[done].externalId', ['B']],
  ['orders.*[status=open].externalId', ['A']],
  ['orders.*.count', ['1']],
  ['nowhere.*.externalId', []],
])('finds the values at %s', (path, values) => {
  const orders = [
    { externalId: 'A', done: false, status: 'open', count: 1 },
    { externalId: 'B', done: true, status: 'closed', count: null },
  ]
  expect(valuesAt({ orders }, path)).toEqual(values)
})
