import { expect, it } from 'vitest'
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
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
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
  const full = {
    ...storageOf(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  keepOrderCount(full, 'user-helen-marsh', 24)
  expect(keptOrderCount(full, 'user-helen-marsh')).toBeUndefined()
})
