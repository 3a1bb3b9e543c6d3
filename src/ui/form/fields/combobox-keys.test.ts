import { expect, it } from 'vitest'
import { afterKey, closedList } from './combobox-keys.ts'

const open = (active: number) => ({ open: true, active })

it.each([
  ['ArrowDown', closedList, 3, open(0)],
  ['ArrowDown', open(-1), 3, open(0)],
  ['ArrowDown', open(1), 3, open(2)],
  ['ArrowDown', open(2), 3, open(0)],
  ['ArrowDown', closedList, 0, undefined],
  ['ArrowUp', closedList, 3, open(2)],
  ['ArrowUp', open(0), 3, open(2)],
  ['ArrowUp', open(2), 3, open(1)],
  ['Enter', open(1), 3, 'choose'],
  ['Enter', open(-1), 3, undefined],
  ['Enter', closedList, 3, undefined],
  // The list has become shorter.
  ['Enter', open(2), 1, undefined],
  ['Escape', open(1), 3, closedList],
  ['Escape', closedList, 3, undefined],
  ['a', open(1), 3, undefined],
] as const)('%s in %o of %d', (key, state, count, next) => {
  expect(afterKey(state, key, count)).toEqual(next)
})
