import { describe, expect, it } from 'vitest'
import { resemblance } from './resemblance.ts'
import {
  barley,
  barleyInChinese,
  barleyRoots,
  edited,
  type TestManuscript,
  testFingerprint,
} from './test-manuscripts.ts'

const resembles = (one: TestManuscript, other: TestManuscript) =>
  resemblance(testFingerprint(one), testFingerprint(other)) > 0

const titled = (title: string, { paragraphs }: TestManuscript) => ({ title, paragraphs })
const { title, paragraphs } = barley

describe('a draft of a manuscript', () => {
  it.each<[string, TestManuscript]>([
    ['is the same file again', barley],
    [
      'has a few edited paragraphs',
      { title, paragraphs: [...edited(barley, 4).paragraphs.slice(0, 2), ...paragraphs.slice(2)] },
    ],
    ['has every twelfth word changed', edited(barley, 12)],
    ['has every ninth word changed under the same title', edited(barley, 9)],
    ['has another title', titled('Sowing barley early', barley)],
    ['has its paragraphs in another order', { title, paragraphs: paragraphs.toReversed() }],
    [
      'has other capitals and punctuation',
      {
        title: title.toUpperCase(),
        paragraphs: paragraphs.map((text) => text.toUpperCase().replaceAll(',', ';')),
      },
    ],
    ['has lost half of its text', { title, paragraphs: paragraphs.slice(0, 3) }],
    [
      'has grown to twice its length',
      { title, paragraphs: [...paragraphs, ...barleyRoots.paragraphs] },
    ],
  ])('%s', (_, later) => {
    expect(resembles(barley, later)).toBe(true)
    expect(resembles(later, barley)).toBe(true)
  })
})

describe('no draft of a manuscript', () => {
  it.each<[string, TestManuscript]>([
    ['is another one by the same author on the same subject', barleyRoots],
    ['is another one under the same title', titled(title, barleyRoots)],
    ['has hardly a run of words in common', titled('Sowing barley early', edited(barley, 3))],
    ['is its translation', barleyInChinese],
    ['is its translation under the same title', titled(title, barleyInChinese)],
  ])('%s', (_, other) => {
    expect(resembles(barley, other)).toBe(false)
    expect(resembles(other, barley)).toBe(false)
  })

  it('is an abstract by itself', () => {
    const long = {
      title,
      paragraphs: [
        ...paragraphs,
        ...edited(barley, 2).paragraphs,
        ...edited(barleyRoots, 2).paragraphs,
        ...barleyRoots.paragraphs,
      ],
    }
    expect(resemblance({ ...testFingerprint(long), size: 6_000 }, testFingerprint(barley))).toBe(0)
  })
})

it('tells a Chinese draft by its characters', () => {
  const [first = '', ...others] = barleyInChinese.paragraphs
  const later = titled(barleyInChinese.title, {
    ...barleyInChinese,
    paragraphs: [first.replace('农民', '种植者'), ...others],
  })
  expect(resembles(barleyInChinese, later)).toBe(true)
})

it('is the greater, the less is changed', () => {
  const shares = [4, 8, 16].map((nth) =>
    resemblance(testFingerprint(barley), testFingerprint(edited(barley, nth))),
  )
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})
