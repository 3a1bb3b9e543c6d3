import { expect, it } from 'vitest'
import { countsByKind, placesToCheck } from './check-places.ts'

const difference = (kind: 'number' | 'unit', pair: number) =>
  ({ kind, side: 'original', text: '12', pair }) as const

it('names each place once, in order', () => {
  const differences = [difference('number', 7), difference('unit', 2), difference('number', 7)]
  expect(placesToCheck({ differences, unmatched: [3, 7] })).toEqual([2, 3, 7])
  expect(placesToCheck({ differences: [], unmatched: [] })).toEqual([])
})

it('counts what differs by its kind', () => {
  const differences = [difference('number', 7), difference('unit', 2), difference('number', 7)]
  expect([...countsByKind(differences)]).toEqual([
    ['number', 2],
    ['unit', 1],
  ])
})
