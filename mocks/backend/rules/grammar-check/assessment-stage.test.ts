import { expect, it } from 'vitest'
import type { Verdict } from '../../../world/rows/manuscript-verdict.ts'
import { assessmentStage } from './assessment-stage.ts'

const errorCount = {
  consistencySpellingTypos: 4,
  grammarMechanics: 3,
  phrasing: 2,
  punctuation: 1,
  wordChoice: 0,
}
const scored: Verdict = {
  outcome: 'scored',
  wordCount: 3000,
  language: 'en',
  score: 6.8,
  percentile: 58,
  category: 'needs-editing',
  errorCount,
  examples: [],
}
const skipped: Verdict = { ...scored, errorCount: 'skipped' }
const uncounted: Verdict = { ...scored, errorCount: 'failed' }
const undetermined: Verdict = { ...scored, language: 'und' }
const failed: Verdict = { outcome: 'failed', reason: 'empty' }
const rated = { score: 6.8, percentile: 58, category: 'needs-editing' }
const shown = { ...rated, language: 'en' }

it.each<[string, Verdict, number, object]>([
  ['at once', scored, 0, { scoreProcessing: true }],
  ['before the upload, by a moved clock', scored, -5000, { scoreProcessing: true }],
  ['just before the score', scored, 29_999, { scoreProcessing: true }],
  [
    'with the score',
    scored,
    30_000,
    { scoreCompleted: true, errorCountProcessing: true, ...shown },
  ],
  [
    'just before the count',
    scored,
    44_999,
    { scoreCompleted: true, errorCountProcessing: true, ...shown },
  ],
  [
    'with the count',
    scored,
    45_000,
    { scoreCompleted: true, completed: true, errorCount, errorExamples: [], ...shown },
  ],
  [
    'a year later',
    scored,
    3e10,
    { scoreCompleted: true, completed: true, errorCount, errorExamples: [], ...shown },
  ],
  [
    'skipped',
    skipped,
    45_000,
    { scoreCompleted: true, completed: true, errorCountSkipped: true, ...shown },
  ],
  [
    'skipped, before it is known',
    skipped,
    44_999,
    { scoreCompleted: true, errorCountProcessing: true, ...shown },
  ],
  ['uncounted', uncounted, 45_000, { scoreCompleted: true, errorCountFailed: true, ...shown }],
  [
    'in an unrecognized language',
    undetermined,
    45_000,
    { scoreCompleted: true, completed: true, errorCount, errorExamples: [], ...rated },
  ],
  ['failed, before it is known', failed, 29_999, { scoreProcessing: true }],
  ['failed', failed, 30_000, { scoreFailed: true }],
  ['failed, a year later', failed, 3e10, { scoreFailed: true }],
])('%s', (_, verdict, age, expected) => {
  const nothing = {
    completed: false,
    scoreProcessing: false,
    scoreCompleted: false,
    scoreFailed: false,
    errorCountProcessing: false,
    errorCountSkipped: false,
    errorCountFailed: false,
  }
  const createdAt = Date.UTC(2026, 0, 5)
  expect(assessmentStage(verdict, createdAt, createdAt + age)).toEqual({ ...nothing, ...expected })
})
