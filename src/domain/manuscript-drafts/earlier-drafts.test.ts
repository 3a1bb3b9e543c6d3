import { expect, it } from 'vitest'
import { earlierDrafts } from './earlier-drafts.ts'
import type { KeptDraft } from './kept-drafts.ts'
import {
  barley,
  barleyRoots,
  edited,
  type TestManuscript,
  testFingerprint,
} from './test-manuscripts.ts'

const kept = (
  keptAt: number,
  manuscript: TestManuscript,
  apart: readonly number[] = [],
): KeptDraft => ({
  ...testFingerprint(manuscript),
  owner: 'ada',
  assessment: `check-${keptAt}`,
  keptAt,
  apart: apart.map((at) => `check-${at}`),
})

/** Four paragraphs of a text that goes on from one to the other. */
const part = (from: number) => ({
  title: `Part ${from}`,
  paragraphs: [...barley.paragraphs, ...barleyRoots.paragraphs].slice(from, from + 4),
})

/** In between the two. */
const mixed = {
  title: 'Barley on the coast',
  paragraphs: [...barley.paragraphs.slice(0, 4), ...barleyRoots.paragraphs.slice(0, 3)],
}

it.each<[string, KeptDraft[], number, number[]]>([
  ['nothing before the first draft', [kept(1, barley), kept(2, barley)], 1, []],
  ['a second draft', [kept(1, barley), kept(2, edited(barley, 12))], 2, [1]],
  ['none of another manuscript', [kept(1, barleyRoots), kept(2, barley)], 2, []],
  ['an unknown assessment', [kept(1, barley)], 9, []],
  [
    'five drafts in the order of their checks',
    [5, 3, 1, 4, 2].map((at) => kept(at, edited(barley, 20 + 5 * at))),
    5,
    [1, 2, 3, 4],
  ],
  [
    'a draft that resembles only the last one',
    [0, 2, 4].map((from) => kept(1 + from / 2, part(from))),
    3,
    [1, 2],
  ],
  [
    'of two candidates the one that it resembles more',
    [kept(1, barley), kept(2, barleyRoots), kept(3, mixed)],
    3,
    [1],
  ],
  [
    'the other candidate where the person does not agree',
    [kept(1, barley), kept(2, barleyRoots), kept(3, mixed, [1])],
    3,
    [2],
  ],
  [
    'none where the person agrees with neither',
    [kept(1, barley), kept(2, barleyRoots), kept(3, mixed, [1, 2])],
    3,
    [],
  ],
  [
    'later drafts of a manuscript that the person has set apart',
    [kept(1, barley), kept(2, barley, [1]), kept(3, edited(barley, 30))],
    3,
    [2],
  ],
])('finds %s', (_, all, of, expected) => {
  expect(earlierDrafts(all, `check-${of}`).map(({ keptAt }) => keptAt)).toEqual(expected)
})
