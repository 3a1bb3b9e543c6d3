import { expect, it } from 'vitest'
import type { Paragraph } from '../document-reader/model/document-model.ts'
import { pairsHeight } from './pairs-height.ts'

const paragraph = (text: string): Paragraph => ({
  kind: 'paragraph',
  role: 'text',
  level: 0,
  spans: [{ text }],
})
const pair = (differences: number[]) => ({
  kind: 'matched' as const,
  blocks: {
    original: [paragraph('文'.repeat(100))],
    translation: [paragraph('a'.repeat(400))],
  },
  differences,
})

it.each([
  ['beside', [], 210],
  ['beside', [0], 238],
  ['stacked', [], 512],
] as const)('estimates a pair %s with differences %j', (arrangement, differences, height) => {
  expect(pairsHeight([pair([...differences])], arrangement)).toBe(height)
})
