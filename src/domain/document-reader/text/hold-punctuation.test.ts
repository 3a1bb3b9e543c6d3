import { expect, it } from 'vitest'
import { del, ins, p, r } from '../parse/test-docx.ts'
import { readTestDocx } from '../parse/test-reading.ts'
import { holdPunctuation } from './hold-punctuation.ts'

it.each([
  ['a comma', r('warm') + del(' water ') + r(', however'), 'warm water\u00a0, however'],
  ['an inserted full stop', r('warm') + del(' water ') + ins(r('.')), 'warm water\u00a0.'],
  ['a lone space', r('warm') + del(' ') + r('.'), 'warm\u00a0.'],
  ['a word', del('very ') + r('warm'), 'very warm'],
  ['what stays', r('warm ') + ins(r(', ')) + del('and'), 'warm , and'],
  ['the end', r('warm ') + del('water '), 'warm water '],
])('holds a deleted space to the punctuation after it: %s', (_, body, expected) => {
  const [block] = readTestDocx({ body: p(body) }).blocks
  const spans = block?.kind === 'paragraph' ? block.spans : []
  const shown = holdPunctuation(spans)
  expect(shown.map(({ text }) => text).join('')).toBe(expected)
})
