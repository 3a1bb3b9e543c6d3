import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freezeInPlace } from '../../store/values.ts'
import { jsonOf } from './json-of.ts'

const row = freezeInPlace({ number: 'GX7KQ2M9', services: [{ name: 'VIP “Editing”' }], due: null })

it.each([
  ['nothing', undefined],
  ['a text', 'two\nlines'],
  ['a row', row],
  ['rows among other orders', { orders: [row, { ...row, due: undefined }, row], page: 1 }],
  ['rows two objects deep', { work: { attention: [row], upcoming: [] }, 'in "progress"': 2 }],
  ['a row in an object that is written at once', { a: { b: { c: [row] } } }],
  ['what JSON lacks', { missing: undefined, none: Number.NaN, list: [undefined, row] }],
])('writes %s as JSON.stringify does', (_, value) => {
  expect(jsonOf(value)).toBe(JSON.stringify(value))
  expect(jsonOf(value)).toBe(JSON.stringify(value))
})

it('writes any plain data, frozen in places, as JSON.stringify does', () => {
  const data = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(data, data, data, (first, second, third) => {
      const value = { first, rows: [freezeInPlace(second), third], deep: { second, third } }
      expect(jsonOf(value)).toBe(JSON.stringify(value))
    }),
  )
})
