import { expect, it } from 'vitest'
import type { Finding } from '../../world/rows/manuscript-verdict.ts'
import { editorComments, editorOf } from './editor-comments.ts'

const finding = (kind: string, message: string, suggestions = ['x']): Finding => ({
  ...{ kind, message, suggestions },
  ...{ start: 0, end: 1 },
})

it('comments on the first correction of each kind, and on every ninth after it', () => {
  const findings = Array.from({ length: 10 }, () => finding('Agreement', 'Use `are` here.'))
  const comments = editorComments([...findings, finding('Typo', 'A slip.')])
  expect([...comments.values()]).toEqual(['Use “are” here.', 'Use “are” here.', 'A slip.'])
})

it('says nothing of what was not corrected', () => {
  expect(editorComments([finding('Style', 'Long.', [])]).size).toBe(0)
})

it('names one editor for an order', () => {
  expect(editorOf('GX7KQ2M9')).toBe(editorOf('GX7KQ2M9'))
})
