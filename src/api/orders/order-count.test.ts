import { expect, it } from 'vitest'
import { guardStorage } from '../../lib/browser/safe-storage.ts'
import { forgetOrderCounts, keepOrderCount, parseCount, storedOrderCount } from './order-count.ts'

it.each([
  ['24', 24],
  ['0', 0],
  ['010', 10],
  ['0x1f', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['many', undefined],
  ['', undefined],
  [null, undefined],
])('reads the stored count %j as %j', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

function storageOf(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  const storage = guardStorage(() => ({
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }))
  return { ...storage, stored }
}

it('stores a count for each person and shows no one the count of another', () => {
  const storage = storageOf()
  keepOrderCount(storage, 'user-helen-marsh', 24)
  expect(storedOrderCount(storage, 'user-helen-marsh')).toBe(24)
  expect(storedOrderCount(storage, 'user-naomi-feldman')).toBeUndefined()
})

it('removes every count, and nothing else', () => {
  const storage = storageOf({ 'galley-scheme': 'dark' })
  keepOrderCount(storage, 'user-helen-marsh', 24)
  keepOrderCount(storage, 'user-naomi-feldman', 56)
  forgetOrderCounts(storage)
  expect([...storage.stored.keys()]).toEqual(['galley-scheme'])
})

it('works where storage is not available', () => {
  const full = guardStorage(() => null)
  keepOrderCount(full, 'user-helen-marsh', 24)
  expect(storedOrderCount(full, 'user-helen-marsh')).toBeUndefined()
})
