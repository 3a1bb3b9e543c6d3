import { describe, expect, it } from 'vitest'
import { formatList, type ListKind } from './format-list.ts'

const services = ['Editing', 'Figures', 'Video']

describe('formatList', () => {
  it.each<[string, ListKind, readonly string[], string]>([
    ['en', 'and', [], ''],
    ['en', 'and', ['Editing'], 'Editing'],
    ['en', 'and', ['Editing', 'Figures'], 'Editing and Figures'],
    ['en', 'and', services, 'Editing, Figures, and Video'],
    ['en', 'or', services, 'Editing, Figures, or Video'],
    ['zh-Hans', 'and', ['润色', '排版', '翻译'], '润色、排版和翻译'],
    ['zh-Hans', 'or', ['.doc', '.docx'], '.doc或.docx'],
    ['ja', 'and', ['英文校正', '図版', '翻訳'], '英文校正、図版、翻訳'],
    ['pt-BR', 'and', ['Edição', 'Figuras'], 'Edição e Figuras'],
    ['pt-BR', 'or', ['.doc', '.docx'], '.doc ou .docx'],
    ['es', 'and', ['Edición', 'Imágenes'], 'Edición e Imágenes'],
    ['es', 'or', ['.doc', '.docx'], '.doc o .docx'],
    ['pseudo', 'and', ['Editing', 'Figures'], 'Editing and Figures'],
  ])('in %s with "%s" joins %j', (language, kind, items, expected) => {
    expect(formatList(items, { language, kind })).toBe(expected)
  })
})
