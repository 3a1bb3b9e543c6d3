import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../world/rows/manuscript-verdict.ts'
import { errorCategories } from '../../../world/rows/manuscript-verdict.ts'
import { CATEGORY_COLORS } from './assessment-assumptions.ts'
import { CATEGORY_OF_KIND, categoryOfKind } from './assessment-kinds.ts'
import {
  categoryOfScore,
  countErrors,
  gradeFindings,
  PERCENTILES,
  percentileOf,
  scoreOf,
} from './assessment-rules.ts'

const finding = (kind: string): Finding => ({
  kind,
  start: 0,
  end: 1,
  message: '',
  suggestions: [],
})
const words = (englishWords: number, wordCount = englishWords) => ({ englishWords, wordCount })

describe('kinds of errors', () => {
  it.each([
    ['Spelling', 'consistencySpellingTypos'],
    ['Repetition', 'consistencySpellingTypos'],
    ['Agreement', 'grammarMechanics'],
    ['Miscellaneous', 'grammarMechanics'],
    ['Redundancy', 'phrasing'],
    ['Punctuation', 'punctuation'],
    ['WordChoice', 'wordChoice'],
    ['Nonsense', undefined],
    ['toString', undefined],
  ])('maps %s to %s', (kind, category) => {
    expect(categoryOfKind(kind)).toBe(category)
  })

  it('cover all five categories', () => {
    expect(new Set(Object.values(CATEGORY_OF_KIND))).toEqual(new Set(errorCategories))
  })

  it('are counted by category, and an unknown kind throws', () => {
    const kinds = ['Spelling', 'Typo', 'Grammar', 'Style', 'Usage', 'Usage']
    expect(countErrors(kinds.map(finding))).toEqual({
      consistencySpellingTypos: 2,
      grammarMechanics: 1,
      phrasing: 1,
      punctuation: 0,
      wordChoice: 2,
    })
    expect(countErrors([finding('Spelling'), finding('Nonsense')])).toBe('failed')
  })
})

describe('score', () => {
  it.each([
    [0, words(1000), 10],
    [20, words(1000), 5],
    [60, words(3000), 5],
    [5, words(1000), 8],
    [80, words(1000), 2],
    [1, words(5000), 9.9],
    [100_000, words(1000), 0],
    [0, words(0, 2000), 0],
    [0, words(0, 0), 0],
    [0, words(500, 1000), 10],
    [0, words(250, 1000), 5],
    [20, words(100, 2000), 0.1],
  ])('of %d errors in %o is %d', (errors, text, expected) => {
    expect(scoreOf(errors, text)).toBe(expected)
  })
})

describe('percentile', () => {
  it('rises strictly with the score, from 0 to 100', () => {
    expect(PERCENTILES).toHaveLength(101)
    PERCENTILES.forEach((entry, index) => {
      expect(entry.percentile).toBe(index)
      expect(entry.minimumScore).toBeGreaterThan(PERCENTILES[index - 1]?.minimumScore ?? -1)
    })
    expect(PERCENTILES.at(-1)?.minimumScore).toBe(10)
  })

  it.each([
    [0, 0],
    [2.4, 5],
    [4.6, 25],
    [6.2, 50],
    [6.1, 48],
    [9.2, 95],
    [9.9, 99],
    [10, 100],
  ])('of the score %d is %d', (score, expected) => {
    expect(percentileOf(score)).toBe(expected)
  })
})

describe('recommendation', () => {
  it.each([
    [10, 'ready-to-submit'],
    [9, 'ready-to-submit'],
    [8.9, 'needs-proofreading'],
    [7.5, 'needs-proofreading'],
    [5, 'needs-editing'],
    [4.9, 'needs-extensive-editing'],
    [0, 'needs-extensive-editing'],
  ])('of the score %d is %s', (score, expected) => {
    expect(categoryOfScore(score)).toBe(expected)
  })

  it.each(Object.entries(CATEGORY_COLORS))(
    '%s in %s has enough contrast on white and on dark',
    (_, color) => {
      for (const ground of ['#ffffff', '#1b2128', '#14181d', '#faf8f3']) {
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
      }
    },
  )
})

describe('an assessment result', () => {
  const english = 'Words. '.repeat(200)
  it.each([
    ['enough English', { ...words(200), english }, { punctuation: 1 }],
    ['half of it English', { ...words(200, 400), english }, { punctuation: 1 }],
    ['less than half English', { ...words(200, 401), english }, 'skipped'],
    ['too few words', { ...words(49), english }, 'skipped'],
  ])('with %s', (_, text, expected) => {
    const { errorCount } = gradeFindings([finding('Punctuation')], text)
    if (typeof expected === 'string') expect(errorCount).toBe(expected)
    else expect(errorCount).toMatchObject(expected)
  })
})

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
