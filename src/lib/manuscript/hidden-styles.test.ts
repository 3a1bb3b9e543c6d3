import { expect, it } from 'vitest'
import { isHidden, readHiddenStyles } from './hidden-styles.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const hidden = '<w:rPr><w:vanish/></w:rPr>'
const shown = '<w:rPr><w:vanish w:val="0"/></w:rPr>'
const style = (id: string, content: string, attributes = 'w:type="paragraph"') =>
  `<w:style ${attributes} w:styleId="${id}">${content}</w:style>`
const basedOn = (id: string) => `<w:basedOn w:val="${id}"/>`
const defaults = (content: string) =>
  `<w:docDefaults><w:rPrDefault>${content}</w:rPrDefault></w:docDefaults>`

it.each<[string, string, [paragraph?: string, run?: string], boolean]>([
  ['a style', style('A', hidden), ['A'], true],
  ['another style', style('A', hidden), ['B'], false],
  ['a style of characters', style('A', hidden, 'w:type="character"'), [undefined, 'A'], true],
  ['a style that is based on it', style('A', hidden) + style('B', basedOn('A')), ['B'], true],
  [
    'a style that takes it back',
    style('A', hidden) + style('B', basedOn('A') + shown),
    ['B'],
    false,
  ],
  [
    'styles based on one another',
    style('A', basedOn('B')) + style('B', basedOn('A')),
    ['A'],
    false,
  ],
  ['a style of paragraphs and one of characters', style('A', hidden), ['A', 'A'], false],
  ['the defaults', defaults(hidden), [], true],
  ['the default style', style('A', hidden, 'w:type="paragraph" w:default="1"'), [], true],
  ['the mark of a paragraph', style('A', `<w:pPr>${hidden}</w:pPr>`), ['A'], false],
  ['a part of a table', style('A', `<w:tblStylePr>${hidden}</w:tblStylePr>`), ['A'], false],
])('text is hidden by %s', (_, content, [paragraph, run], expected) => {
  const styles = readHiddenStyles(`<w:styles xmlns:w="${main}">${content}</w:styles>`)
  expect(isHidden(styles, paragraph, run)).toBe(expected)
})
