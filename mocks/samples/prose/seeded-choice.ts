export type SeededChoice = {
  /** Integer from 0 up to, not including, `limit`. */
  below: (limit: number) => number
  /** Never the same element twice in a row, where the list has more than one. */
  of: (list: readonly string[]) => string
}

/** Mulberry32 seeded by an FNV-1a hash: the same on every machine. */
export function seededChoice(seed: string): SeededChoice {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  const last = new Map<readonly string[], number>()
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * limit)
  }
  return {
    below,
    of(list) {
      let index = below(list.length)
      if (index === last.get(list)) index = (index + 1) % list.length
      last.set(list, index)
      return list[index] ?? ''
    },
  }
}
