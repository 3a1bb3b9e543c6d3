import { expect, it } from 'vitest'
import { chunkHeight } from './chunk-height.ts'
import type { Paragraph } from './model/document-model.ts'

const paragraph = (text: string, change?: number): Paragraph => ({
  kind: 'paragraph',
  role: 'text',
  level: 0,
  spans: [{ text, ...(change === undefined ? {} : { change }) }],
})

it.each([
  ['a line for nothing', [paragraph('')], 40, 40],
  ['a line for each 82 letters', [paragraph('a'.repeat(820))], 292, 600],
  ['two letters for each of Chinese', [paragraph('文'.repeat(410))], 292, 600],
  ['a note beside or below', [paragraph('short', 0)], 48, 88],
  ['a table by its rows', [{ kind: 'table' as const, rows: [{ cells: [] }] }], 52, 52],
])('estimates %s', (_, blocks, wide, narrow) => {
  expect(chunkHeight({ blocks }, 'wide')).toBe(wide)
  expect(chunkHeight({ blocks }, 'narrow')).toBe(narrow)
})
