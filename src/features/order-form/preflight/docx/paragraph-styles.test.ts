import { expect, it } from 'vitest'
import { paragraphStyles } from './paragraph-styles.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const style = (id: string, content: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}">${content}</w:style>`
const name = (value: string) => `<w:name w:val="${value}"/>`

it.each<[string, string, [string, string][]]>([
  [
    'built-in names',
    style('1', name('heading 1')) + style('a3', name('caption')),
    [
      ['1', 'heading'],
      ['a3', 'caption'],
    ],
  ],
  [
    'an outline level',
    style('Own', `${name('My heading')}<w:outlineLvl w:val="0"/>`),
    [['Own', 'heading']],
  ],
  ['the level of body text', style('Own', `${name('Mine')}<w:outlineLvl w:val="9"/>`), []],
  [
    'an inherited role',
    style('H', name('Heading 2')) + style('Own', `${name('Mine')}<w:basedOn w:val="H"/>`),
    [
      ['H', 'heading'],
      ['Own', 'heading'],
    ],
  ],
  ['a style based on itself', style('Own', `${name('Mine')}<w:basedOn w:val="Own"/>`), []],
  ['styles of characters', style('H', name('heading 1'), 'character'), []],
])('finds headings and captions: %s', (_, styles, expected) => {
  const roles = paragraphStyles(`<w:styles xmlns:w="${word}">${styles}</w:styles>`)
  expect([...roles]).toEqual(expected)
})

it('finds none in a file without styles', () => {
  expect(paragraphStyles(undefined).size).toBe(0)
})
