import { expect, it } from 'vitest'
import { orderNumberIn } from './order-number-in.ts'

it.each([
  ['GX7KQ2M9: Root exudates and drought tolerance in barley', 'GX7KQ2M9'],
  ['GX7KQ2M9: Barley: a history', 'GX7KQ2M9'],
  ['GX7KQ2M9', undefined],
  ['Package of 5 translations', undefined],
  ['Digital editing: one year', undefined],
  ['', undefined],
])('%j is of order %s', (description, number) => {
  expect(orderNumberIn(description)).toBe(number)
})
