import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

// One point for a letter, two for a Chinese or Japanese character.
const measure = (text: string) =>
  [...text].reduce(
    (sum, character) => sum + (/[\u3000-\u9fff\uff00-\uff60]/.test(character) ? 2 : 1),
    0,
  )

describe('lines of a text', () => {
  it.each([
    ['winter barley yields', 13, ['winter barley', 'yields']],
    ['one line', 40, ['one line']],
    ['two\nparagraphs', 40, ['two', 'paragraphs']],
    ['a\n\nb', 40, ['a', '', 'b']],
    ['', 40, ['']],
    ['pneumonoultramicroscopic', 10, ['pneumonoul', 'tramicrosc', 'opic']],
    ['an unbreakable', 6, ['an', 'unbrea', 'kable']],
    ['清华大学研究院', 8, ['清华大学', '研究院']],
    ['本发票不作他用。', 14, ['本发票不作他', '用。']],
    ['金额为「合计」', 8, ['金额为', '「合计」']],
    ['请编辑 barley.docx 文件', 14, ['请编辑', 'barley.docx 文', '件']],
  ])('of "%s" in %i points', (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines)
  })
})
