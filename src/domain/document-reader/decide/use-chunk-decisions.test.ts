import { expect, it } from 'vitest'
import type { Chunk } from '../model/document-model.ts'
import { nextUndrawn } from './use-chunk-decisions.ts'

const chunkWith = (change: number): Chunk => ({
  blocks: [{ kind: 'paragraph', role: 'text', level: 0, spans: [{ text: 'a', change }] }],
  changes: [],
  firstChange: change,
})
const chunks = [0, 1, 2].map(chunkWith)

it.each([
  ['the chunk in sight', ['---', '---', '---'], 1, 1],
  ['what follows it', ['---', 'aaa', '---'], 1, 2],
  ['what comes before it', ['---', 'aaa', 'aaa'], 1, 0],
  ['a chunk that is not drawn yet as it is', ['aaa'], 0, -1],
  ['nothing for a decision elsewhere', ['a--', '-a-', '--a'], 0, -1],
] as const)('draws %s next', (_, shown, start, expected) => {
  expect(nextUndrawn(chunks, shown, 'aaa', start)).toBe(expected)
})
