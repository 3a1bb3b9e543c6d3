import { faker } from '@faker-js/faker/locale/base'
import { hashOf } from '../../world/text-hash.ts'

export type SeededSource = {
  pick<Item>(list: readonly Item[]): Item
  int(range: { min: number; max: number }): number
}

const fakerSource: SeededSource = {
  pick: (list) => faker.helpers.arrayElement(list),
  int: (range) => faker.number.int(range),
}

export function seededSource(key: string): SeededSource {
  faker.seed(hashOf(key))
  return fakerSource
}

/** Mulberry32, for thousands of rows: seeding the other generator (624 numbers) takes longer than making a row. */
export function quickSeededSource(key: string): SeededSource {
  let state = hashOf(key)
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return {
    pick: (list) => item(list, below(list.length)),
    int: ({ min, max }) => min + below(max - min + 1),
  }
}

function item<Item>(list: readonly Item[], index: number): Item {
  const found = list[index]
  if (found === undefined) throw new RangeError('Nothing can be drawn from an empty list')
  return found
}
