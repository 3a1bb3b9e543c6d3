import { describe, expect, it } from 'vitest'
import { formatList } from './format-list.ts'

const services = ['Editing', 'Figures', 'Video']

describe('formatList', () => {
  it.each<[string, readonly string[], string]>([
    ['en', [], ''],
    ['en', ['Editing'], 'Editing'],
    ['en', ['Editing', 'Figures'], 'Editing and Figures'],
    ['en', services, 'Editing, Figures, and Video'],
    ['zh-Hans', ['润色', '排版', '翻译'], '润色、排版和翻译'],
    ['ja', ['英文校正', '図版', '翻訳'], '英文校正、図版、翻訳'],
    ['pt-BR', ['Edição', 'Figuras'], 'Edição e Figuras'],
    ['es', ['Edición', 'Imágenes'], 'Edición e Imágenes'],
    ['pseudo', ['Editing', 'Figures'], 'Editing and Figures'],
  ])('in %s joins %j', (language, items, expected) => {
    expect(formatList(items, { language })).toBe(expected)
  })
})
