import { expect, it } from 'vitest'
import type { Assessment } from '../../../../api/grammar-check.ts'
import { comparedDrafts, draftHistory } from './draft-history.ts'

const none = {
  consistencySpellingTypos: 0,
  grammarMechanics: 0,
  phrasing: 0,
  punctuation: 0,
  wordChoice: 0,
}

const checked = (day: number, changes: Partial<Assessment> = {}): Assessment => ({
  identity: `draft-${day}`,
  name: 'barley.docx',
  fileIdentity: `file-${day}`,
  createdAt: `2026-03-0${day}T09:30:00Z`,
  completed: true,
  scoreCompleted: true,
  scoreProcessing: false,
  scoreFailed: false,
  score: 6 + day / 10,
  percentile: 50,
  category: 'needs-editing',
  errorCount: { ...none, phrasing: day, punctuation: 2 },
  errorCountSkipped: false,
  errorCountProcessing: false,
  errorCountFailed: false,
  language: 'en',
  ...changes,
})

const unscored = { scoreCompleted: false, score: null, errorCount: null }

it.each([
  [
    'drafts in the order of their checks',
    [checked(2), checked(1)],
    [
      [1, 1, 3],
      [2, 2, 4],
    ],
  ],
  ['no failed one', [checked(1), checked(2, { ...unscored, scoreFailed: true })], [[1, 1, 3]]],
  ['none that is being scored', [checked(1), checked(2, unscored)], [[1, 1, 3]]],
  ['none in another language', [checked(1), checked(2, { language: 'zh' })], [[1, 1, 3]]],
  [
    'one without a count',
    [checked(1, { errorCount: null, errorCountFailed: true }), checked(2)],
    [
      [1, 1, undefined],
      [2, 2, 4],
    ],
  ],
] as const)('shows %s', (_, assessments, expected) => {
  const history = draftHistory(assessments)
  expect(
    history.map(({ number, assessment, errors }) => [number, assessment.identity, errors]),
  ).toEqual(expected.map(([number, day, errors]) => [number, `draft-${day}`, errors]))
})

const fourDrafts = draftHistory([checked(1), checked(2), checked(3), checked(4)])

it.each<[string, number, number | undefined, { choices: number[]; compared?: number }]>([
  ['the one before', 4, undefined, { choices: [1, 2, 3], compared: 3 }],
  ['the chosen one', 4, 1, { choices: [1, 2, 3], compared: 1 }],
  ['no later one', 2, 3, { choices: [1], compared: 1 }],
  ['none that has gone', 4, 9, { choices: [1, 2, 3], compared: 3 }],
  ['nothing before the first', 1, undefined, { choices: [] }],
  ['nothing where this one has no score', 9, undefined, { choices: [] }],
])('compares with %s', (_, own, chosen, expected) => {
  const { choices, compared } = comparedDrafts(
    fourDrafts,
    `draft-${own}`,
    chosen === undefined ? undefined : `draft-${chosen}`,
  )
  expect({ choices: choices.map(({ number }) => number), compared: compared?.number }).toEqual({
    compared: undefined,
    ...expected,
  })
})
