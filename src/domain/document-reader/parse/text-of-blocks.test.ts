import { expect, it } from 'vitest'
import type { Paragraph } from '../model/document-model.ts'
import { languageOfBlocks, languageOfComment } from './text-of-blocks.ts'

const paragraph = (text: string): Paragraph => ({
  kind: 'paragraph',
  role: 'text',
  level: 0,
  spans: [{ text }],
})

it.each([
  ['zh-CN', ['城市公园 (urban parks)'], 'zh-CN'],
  ['zh-CN', ['Urban parks can reduce the heat'], 'en'],
  ['zh-CN', ['Urban parks', '城市公园'], 'zh-CN'],
  ['zh-CN', ['12.4 (2.1)'], 'zh-CN'],
  ['ja', ['Abstract'], 'en'],
  ['es', ['Diques de retención'], 'es'],
  [undefined, ['Abstract'], undefined],
])('of a document in %s, sets %j as %s', (ofDocument, texts, expected) => {
  expect(languageOfBlocks(ofDocument, texts.map(paragraph))).toBe(expected)
})

it.each([
  ['zh-CN', 'Please check “urban parks” here.', 'en'],
  ['zh-CN', '请核对 “urban parks”。', 'zh-CN'],
  ['en-US', 'Please check this.', 'en-US'],
  ['en-US', '请核对。', ''],
  ['es', 'Compruebe la cita.', 'es'],
  [undefined, 'Please check this.', ''],
])('in a document in %s, sets the comment %j as "%s"', (ofDocument, text, expected) => {
  expect(languageOfComment(ofDocument, text)).toBe(expected)
})
