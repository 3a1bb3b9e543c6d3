/** Longer texts (in words) cannot be ordered without contacting support. */
export const veryLongFrom = { editing: 40_000, scientificOrTranslation: 18_000 } as const

/** One more working day for each `wordsPerDay` words beyond the limit. */
export const longerWork = { beyond: 6_000, wordsPerDay: 4_000 } as const

/** Price relative to a translation from Spanish; Chinese and Japanese count characters. */
export const translationFactors: Readonly<Record<number, number>> = {
  2: 0.6,
  3: 0.65,
  4: 0.9,
  5: 1,
  6: 1,
}

export const usualTranslationFactor = 1.15
