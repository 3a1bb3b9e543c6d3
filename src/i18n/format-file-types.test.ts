import { describe, expect, it } from 'vitest'
import { formatFileTypes } from './format-file-types.ts'

const word = ['.doc', '.docx']

describe('formatFileTypes', () => {
  it.each<[string, readonly string[], string]>([
    ['en', word, '.doc or .docx'],
    ['en', ['.pdf', ...word], '.pdf, .doc, or .docx'],
    ['zh-Hans', word, '.doc 或 .docx'],
    ['zh-Hans', ['.pdf', ...word], '.pdf、\u200b.doc 或 .docx'],
    ['ja', word, '.doc または .docx'],
    ['ja', ['.pdf', ...word], '.pdf、\u200b.doc、または\u200b.docx'],
    ['es', word, '.doc o .docx'],
    ['pt-BR', word, '.doc ou .docx'],
  ])('in %s joins %j', (language, endings, expected) => {
    expect(formatFileTypes(endings, language)).toBe(expected)
  })
})
