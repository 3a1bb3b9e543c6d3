import { expect, it } from 'vitest'
import { mergeTables } from './merge-tables.ts'

it('merges tables', () => {
  const merged: Record<'a' | 'b' | 'c', number> = mergeTables({ a: 1, b: 2 }, { c: 3 })
  expect(merged).toEqual({ a: 1, b: 2, c: 3 })
})

it('does not compile where a key is in two tables', () => {
  // @ts-expect-error
  const merged: Record<'a' | 'b', number> = mergeTables({ a: 1, b: 2 }, { a: 3 })
  expect(merged).toEqual({ a: 3, b: 2 })
})

it('does not compile where a key is missing', () => {
  // @ts-expect-error
  const merged: Record<'a' | 'b', number> = mergeTables({ a: 1 })
  expect(merged).toEqual({ a: 1 })
})
