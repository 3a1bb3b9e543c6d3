import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SortedSet } from './sorted-set.ts'

interface Item {
  readonly key: number
  readonly mark: number
}

const newSet = () => new SortedSet<Item>((a, b) => a.key - b.key)
const at = (key: number) => (item: Item) => item.key - key

/** Puts or removes every key of an arithmetic sequence, so that nodes split and merge. */
const steps = fc.array(
  fc.record({
    remove: fc.boolean(),
    share: fc.boolean(),
    start: fc.nat(9000),
    stride: fc.integer({ min: 1, max: 7 }),
    count: fc.nat(1500),
  }),
  { maxLength: 12 },
)

describe('a sorted set', () => {
  test('has the content of a map, through splits, merges and sharing', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const set = newSet()
        const model = new Map<number, Item>()
        const shared: { set: SortedSet<Item>; items: Item[] }[] = []
        const items = () => [...model.values()].sort((a, b) => a.key - b.key)
        list.forEach(({ remove, share, start, stride, count }, mark) => {
          if (share) shared.push({ set: set.share(), items: items() })
          for (let index = 0; index < count; index += 1) {
            const key = start + index * stride
            if (remove) {
              set.remove(at(key))
              model.delete(key)
            } else {
              set.put({ key, mark })
              model.set(key, { key, mark })
            }
          }
        })
        expect([...set.range(0, set.size)]).toEqual(items())
        for (const before of shared)
          expect([...before.set.range(0, before.set.size)]).toEqual(before.items)
      }),
      { numRuns: 60 },
    )
  })

  test('filled at once equals one that was filled step by step', () => {
    const keys = fc.uniqueArray(fc.nat(20_000), { maxLength: 4000 })
    fc.assert(
      fc.property(keys, keys, (list, changed) => {
        const filled = newSet()
        filled.fill(list.map((key) => ({ key, mark: 0 })))
        const put = newSet()
        for (const key of list) put.put({ key, mark: 0 })
        for (const set of [filled, put]) {
          for (const key of changed) {
            if (key % 2) set.put({ key, mark: 1 })
            else set.remove(at(key))
          }
        }
        expect(filled.size).toBe(put.size)
        expect([...filled.range(0, filled.size)]).toEqual([...put.range(0, put.size)])
      }),
      { numRuns: 40 },
    )
  })

  test('finds by key, rank and range as an array does, in both directions', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { maxLength: 1200 })
    fc.assert(
      fc.property(keys, fc.nat(1300), fc.nat(1300), (list, from, to) => {
        const set = newSet()
        for (const key of list) set.put({ key, mark: 0 })
        const sorted = list.toSorted((a, b) => a - b)
        const range = (backwards: boolean) => [...set.range(from, to, backwards)].map((i) => i.key)
        expect(range(false)).toEqual(sorted.slice(from, Math.max(from, to)))
        expect(range(true)).toEqual(sorted.slice(from, Math.max(from, to)).reverse())
        expect(set.count((item) => item.key < from)).toBe(sorted.filter((k) => k < from).length)
        expect(set.get(at(from))?.key).toBe(sorted.includes(from) ? from : undefined)
      }),
      { numRuns: 60 },
    )
  })

  test('is empty before any insertion and after every deletion', () => {
    const set = newSet()
    expect([...set.range(0, 10)]).toEqual([])
    expect(set.count(() => true)).toBe(0)
    set.put({ key: 1, mark: 1 })
    set.remove(at(2))
    expect(set.size).toBe(1)
    set.remove(at(1))
    expect([set.size, set.get(at(1))]).toEqual([0, undefined])
  })
})
