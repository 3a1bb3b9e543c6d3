import { expect, it } from 'vitest'
import { crashReference, crashText } from './crash-reference.ts'

it.each([
  [new TypeError('e.filter is not a function'), 'TypeError: e.filter is not a function'],
  ['no words', 'no words'],
  [undefined, 'undefined'],
])('%s reads as %s', (error, text) => {
  expect(crashText(error)).toBe(text)
})

it('is the same for the same crash, and differs for another', () => {
  const one = crashReference(new Error('The list has no rows.'))
  expect(one).toMatch(/^[0-9A-F]{8}$/)
  expect(crashReference(new Error('The list has no rows.'))).toBe(one)
  expect(crashReference(new Error('The list has no columns.'))).not.toBe(one)
})
