import { expect, it } from 'vitest'
import type { DocumentView } from './model/document-model.ts'
import { nextStale } from './use-chunk-views.ts'

it.each<[string, DocumentView[], number, number]>([
  ['the chunk in sight', ['all', 'all', 'all'], 1, 1],
  ['what follows it', ['all', 'final', 'all'], 1, 2],
  ['what comes before it', ['all', 'final', 'final'], 1, 0],
  ['nothing once all are changed', ['final', 'final', 'final'], 1, -1],
])('changes %s next', (_, views, start, expected) => {
  expect(nextStale(views, 'final', start)).toBe(expected)
})
