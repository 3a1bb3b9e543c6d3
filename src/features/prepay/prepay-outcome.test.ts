import { expect, it } from 'vitest'
import { prepayOutcome } from './prepay-outcome.ts'

it.each([
  ['success', 'success'],
  ['error', 'error'],
  ['cancelled', 'error'],
  ['', 'error'],
])('a payment that ends with %j is told of as a %s', (type, kind) => {
  expect(prepayOutcome(type).kind).toBe(kind)
})
