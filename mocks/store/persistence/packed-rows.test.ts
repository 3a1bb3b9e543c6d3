import { expect, test } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

const rows = (more: object) => Array.from({ length: 1_000 }, (_, id) => ({ id, ...more }))

test.each<[string, object[], string]>([
  ['few rows unchanged', rows({}).slice(1), 'object'],
  ['many rows as a text', rows({ title: '标题', list: [null, 1] }), 'string'],
  ['bytes unchanged', rows({ content: { bytes: new Uint8Array([1, 2]) } }), 'object'],
])('packs and unpacks %s', (_, list, kind) => {
  const packed = packRows(list)
  expect(typeof packed).toBe(kind)
  expect(unpackRows(packed)).toEqual(list)
})

test('refuses a text that is no list', () => {
  expect(() => unpackRows('{}')).toThrow(TypeError)
  expect(() => unpackRows('[{')).toThrow(SyntaxError)
})
