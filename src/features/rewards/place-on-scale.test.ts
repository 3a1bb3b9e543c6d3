import { expect, it } from 'vitest'
import { placeOnScale } from './place-on-scale.ts'

const from = (...starts: number[]) => starts.map((minimumPointsNeeded) => ({ minimumPointsNeeded }))

it.each([
  [0, 0],
  [500, 0.5],
  [1_000, 1],
  [1_750, 1.25],
  [4_000, 3],
  [5_200, 3],
])(
  '%d points stand at %d of three parts, in whatever order the levels are listed',
  (points, place) => {
    expect(placeOnScale(from(4_000, 0, 1_000), points)).toBe(place)
  },
)

it.each([
  ['without levels', [], 0],
  ['below the first', [600], 0],
  ['where two begin together', [0, 0, 4_000], 1.125],
])('stands at the right place %s', (_, starts, place) => {
  expect(placeOnScale(from(...starts), 500)).toBe(place)
})
