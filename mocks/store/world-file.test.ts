import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestWorld, paper } from '../testing/paper-world.ts'
import { base64FromBytes, bytesFromBase64 } from './base64.ts'
import { table } from './define-table.ts'
import { createWorld } from './world.ts'
import { readWorldFile, WorldFileError } from './world-file.ts'

test('reads back bytes from standard base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(base64FromBytes(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(bytesFromBase64(base64FromBytes(bytes))).toEqual(bytes)
    }),
  )
  const many = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)
  expect(bytesFromBase64(base64FromBytes(many))).toEqual(many)
})

test('reads back any plain value, including bytes and names with a dollar', () => {
  const untyped = createWorld({ records: table<{ id: string; value: unknown }>()({ key: 'id' }) })
  const name = fc.oneof(fc.string(), fc.constantFrom('$bytes', '$$bytes', '$', '__proto__'))
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constant(null),
      fc.boolean(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 4 }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(value, (each) => {
      const world = untyped.fork()
      const row = world.records.insert({ id: 'it', value: each })
      const read = untyped.fork()
      read.importFile(world.exportFile())
      expect(read.records.get('it')).toEqual(row)
      expect(read.exportFile()).toBe(world.exportFile())
    }),
  )
})

describe('a file', () => {
  const file = () => {
    const world = createTestWorld()
    world.papers.insert(paper('a', { mail: 'a@x' }))
    world.next('papers')
    return world.exportFile()
  }

  test('does not depend on the order of changes', () => {
    const one = createTestWorld()
    const other = createTestWorld()
    for (const id of ['a', 'b', 'c']) one.papers.insert(paper(id))
    for (const id of ['c', 'x', 'a', 'b']) other.papers.insert(paper(id))
    other.papers.remove('x')
    expect(other.exportFile()).toBe(one.exportFile())
  })

  test.each<[string, (text: string) => string, string]>([
    ['cut off', (text) => text.slice(0, -20), 'damaged'],
    ['of another product', () => '{"a":1}', 'not a persisted world'],
    ['a list', () => '[]', 'not a persisted world'],
    [
      'of a later version',
      (text) => text.replace('"galley-world":1', '"galley-world":2'),
      'Version 2',
    ],
    ['of another format', (text) => text.replace('"format":1', '"format":0'), 'format is 0'],
    ['with an unknown table', (text) => text.replace('"papers":[', '"songs":['), 'no table'],
    ['with a row without key', (text) => text.replace('"id":"a"', '"it":"a"'), 'has no id'],
    ['with invalid rows', (text) => text.replace(/"papers":\[.*\]/, '"papers":[1]'), 'no row'],
    [
      'with a unique value twice',
      (text) =>
        text.replace(
          /"papers":\[(.*)\]/,
          (_, row: string) => `"papers":[${row},${row.replace('"a"', '"b"')}]`,
        ),
      'mail already',
    ],
  ])('%s is refused, and the world stays as it was', (_, change, message) => {
    const world = createTestWorld()
    world.papers.insert(paper('mine'))
    const before = world.exportFile()
    const text = change(file())
    expect(text).not.toBe(file())
    expect(() => world.importFile(text)).toThrow(WorldFileError)
    expect(() => world.importFile(text)).toThrow(message)
    expect(world.exportFile()).toBe(before)
  })

  test('names its version before it is read', () => {
    expect(readWorldFile(file()).meta).toEqual({ format: 1 })
  })
})
