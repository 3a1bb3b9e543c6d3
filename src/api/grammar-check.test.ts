import { expect, it } from 'vitest'
import { type Assessment, isInProgress } from './grammar-check.ts'

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
const scored = { ...begun, scoreProcessing: false, scoreCompleted: true }

it.each([
  ['just begun', begun, true],
  ['between score and count', scored, true],
  ['being counted', { ...scored, errorCountProcessing: true }, true],
  ['completed', { ...scored, completed: true }, false],
  ['completed without a count', { ...scored, completed: true, errorCountSkipped: true }, false],
  ['not to be scored', { ...begun, scoreProcessing: false, scoreFailed: true }, false],
  ['not to be counted', { ...scored, errorCountFailed: true }, false],
  ['not to be counted, being scored', { ...begun, errorCountFailed: true }, true],
])('an assessment that is %s is under way: %s', (_, assessment, expected) => {
  expect(isInProgress(assessment)).toBe(expected)
})
