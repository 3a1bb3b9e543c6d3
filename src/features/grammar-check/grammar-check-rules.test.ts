import { describe, expect, it } from 'vitest'
import type { Assessment } from '../../api/grammar-check.ts'
import {
  afterCreation,
  curveOf,
  curveTable,
  isEnglish,
  issuesOf,
  issuesStageOf,
  listedStateOf,
  pointAt,
  recommendsEditing,
  scoreStageOf,
  submitBlockOf,
} from './grammar-check-rules.ts'

const begun: Assessment = {
  identity: 'a',
  name: 'barley.docx',
  fileIdentity: 'f',
  createdAt: '2026-03-11T09:30:00Z',
  completed: false,
  scoreCompleted: false,
  scoreProcessing: true,
  scoreFailed: false,
  score: null,
  percentile: null,
  category: null,
  errorCount: null,
  errorCountSkipped: false,
  errorCountProcessing: false,
  errorCountFailed: false,
  language: null,
}
const none = {
  consistencySpellingTypos: 0,
  grammarMechanics: 0,
  phrasing: 0,
  punctuation: 0,
  wordChoice: 0,
}
const scored = { ...begun, scoreProcessing: false, scoreCompleted: true, score: 6.8 }
const counting = { ...scored, errorCountProcessing: true }
const failed = { ...begun, scoreProcessing: false, scoreFailed: true }

describe('a report', () => {
  it.each([
    ['just begun', begun, 'processing', 'hidden', 'processing'],
    [
      'without any progress',
      { ...begun, scoreProcessing: false },
      'processing',
      'hidden',
      'processing',
    ],
    ['failed', failed, 'failed', 'hidden', 'failed'],
    ['scored, not counted yet', scored, 'completed', 'processing', 'counting'],
    ['being counted', counting, 'completed', 'processing', 'counting'],
    ['counted', { ...scored, errorCount: none, completed: true }, 'completed', 'completed', 'done'],
    [
      'with a failed count',
      { ...scored, errorCountFailed: true },
      'completed',
      'failed',
      'uncounted',
    ],
    [
      'with a skipped count',
      { ...scored, errorCountSkipped: true, completed: true },
      'completed',
      'hidden',
      'done',
    ],
    [
      'counted before it is scored',
      { ...begun, errorCount: none },
      'processing',
      'completed',
      'processing',
    ],
    [
      'uncounted before it is scored',
      { ...begun, errorCountFailed: true },
      'processing',
      'failed',
      'processing',
    ],
  ] as const)('%s', (_, assessment, score, issues, listed) => {
    expect(scoreStageOf(assessment)).toBe(score)
    expect(issuesStageOf(assessment)).toBe(issues)
    expect(listedStateOf(assessment)).toBe(listed)
  })
})

describe('the form', () => {
  const ready = {
    fileCount: 1,
    asksTerms: false,
    agreed: false,
    asksCaptcha: false,
    captchaResponse: '',
  }
  it.each([
    ['with a file', ready, undefined],
    ['without one', { ...ready, fileCount: 0 }, 'no-file'],
    [
      'without anything',
      { ...ready, fileCount: 0, asksTerms: true, asksCaptcha: true },
      'no-file-nor-terms',
    ],
    [
      'without one, with terms accepted',
      { ...ready, fileCount: 0, asksTerms: true, agreed: true },
      'no-file',
    ],
    ['with unread terms', { ...ready, asksTerms: true }, 'terms'],
    ['with terms accepted', { ...ready, asksTerms: true, agreed: true }, undefined],
    ['with terms before the captcha', { ...ready, asksTerms: true, asksCaptcha: true }, 'terms'],
    ['with an unsolved captcha', { ...ready, asksCaptcha: true }, 'captcha'],
    ['with a solved one', { ...ready, asksCaptcha: true, captchaResponse: 'x' }, undefined],
  ] as const)('%s', (_, form, expected) => {
    expect(submitBlockOf(form)).toBe(expected)
  })
})

it.each([
  ['needs-extensive-editing', true],
  ['needs-editing', true],
  ['needs-proofreading', false],
  ['ready-to-submit', false],
] as const)('%s recommends an editor: %s', (category, expected) => {
  expect(recommendsEditing(category)).toBe(expected)
})

describe('common issues', () => {
  it('leave out categories without errors, the most common first', () => {
    expect(issuesOf({ ...none, punctuation: 3, grammarMechanics: 1, wordChoice: 9 })).toEqual([
      { kind: 'wordChoice', count: 9 },
      { kind: 'punctuation', count: 3 },
      { kind: 'grammarMechanics', count: 1 },
    ])
  })

  it('keep the order of the report where two have the same count', () => {
    const kinds = issuesOf({ ...none, wordChoice: 2, phrasing: 2 }).map(({ kind }) => kind)
    expect(kinds).toEqual(['phrasing', 'wordChoice'])
  })

  it('are empty where all counts are zero', () => {
    expect(issuesOf(none)).toEqual([])
  })
})

describe('the curve', () => {
  const percentiles = [
    { percentile: 100, minimumScore: 10 },
    { percentile: 0, minimumScore: 0 },
    { percentile: 57, minimumScore: 6.123 },
    { percentile: 95, minimumScore: 9.2 },
  ]
  const curve = curveOf(percentiles)

  it('rises with the percentile and shows ten times the score', () => {
    expect(curve).toEqual([
      { x: 0, y: 0 },
      { x: 57, y: 61.23 },
      { x: 95, y: 92 },
      { x: 100, y: 100 },
    ])
  })

  it.each([
    [57, 57],
    [95, 95],
    [60, 57],
    [0, 0],
    [100, 100],
  ])('has for percentile %d the point at %d', (percentile, x) => {
    expect(pointAt(curve, percentile)?.x).toBe(x)
  })

  it('has no point where there is no curve', () => {
    expect(pointAt([], 57)).toBeUndefined()
  })

  it.each([
    [57, [0, 57, 95, 100]],
    [95, [0, 95, 100]],
    [100, [0, 95, 100]],
  ])('has for percentile %d the rows %j', (own, expected) => {
    expect(curveTable(curve, own).map(({ x }) => x)).toEqual(expected)
  })
})

it.each([
  [['assessment-7'], { report: 'assessment-7' }],
  [['assessment-7', 'assessment-8'], 'list'],
  [[], 'none'],
])('redirects to %j after %j was created', (identities, next) => {
  expect(afterCreation(identities)).toEqual(next)
})

it.each([
  ['en', true],
  ['zh', false],
  ['mis', false],
  [null, true],
])('treats a manuscript in "%s" as English: %s', (language, expected) => {
  expect(isEnglish({ language })).toBe(expected)
})
