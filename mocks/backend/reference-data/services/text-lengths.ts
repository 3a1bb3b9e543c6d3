/** Words above which a text is too long to be ordered without asking support. */
export const veryLongFrom = { editing: 40_000, scientificOrTranslation: 18_000 } as const

/** A working day more for so many words beyond those that the usual days are for. */
export const longerWork = { beyond: 6_000, wordsPerDay: 4_000 } as const

/** What a translation costs against one from Spanish; Chinese and Japanese count characters. */
export const translationFactors: Readonly<Record<number, number>> = {
  2: 0.6,
  3: 0.65,
  4: 0.9,
  5: 1,
  6: 1,
}

/** The factor of every other language. */
export const usualTranslationFactor = 1.15
