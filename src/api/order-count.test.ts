import { expect, it } from 'vitest'
import { guardStorage } from '../lib/safe-storage.ts'
import { forgetOrderCounts, keepOrderCount, keptOrderCount, parseCount } from './order-count.ts'

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
])('the kept count %j is read as %j', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

function storageOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const storage = guardStorage(() => ({
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
  return { ...storage, kept }
}

it('keeps a count for each person and shows nobody the count of another', () => {
  const storage = storageOf()
  keepOrderCount(storage, 'user-helen-marsh', 24)
  expect(keptOrderCount(storage, 'user-helen-marsh')).toBe(24)
  expect(keptOrderCount(storage, 'user-naomi-feldman')).toBeUndefined()
})

it('forgets every count, and nothing else', () => {
  const storage = storageOf({ 'galley-scheme': 'dark' })
  keepOrderCount(storage, 'user-helen-marsh', 24)
  keepOrderCount(storage, 'user-naomi-feldman', 56)
  forgetOrderCounts(storage)
  expect([...storage.kept.keys()]).toEqual(['galley-scheme'])
})

it('does without memory where nothing can be kept', () => {
  const full = guardStorage(() => null)
  keepOrderCount(full, 'user-helen-marsh', 24)
  expect(keptOrderCount(full, 'user-helen-marsh')).toBeUndefined()
})
