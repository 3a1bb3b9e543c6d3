import { expect, it } from 'vitest'
import { documentFingerprint } from './document-fingerprint.ts'
import { del, docxOf, ins, p, r } from './test-docx.ts'

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ')

const title = p(r('Barley in cold soils of the coast'), '<w:pStyle w:val="Title"/>')
const styles = '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>'
const body = p(r(words(80)))

const of = (text: string) => documentFingerprint(docxOf({ body: text, styles }))

it('is that of the text once all changes are accepted', () => {
  const changed = p(r(`${words(40)} `) + del('left out ') + ins(r(words(40, 40))))
  expect(of(title + changed)).toEqual(of(title + body))
})

it('has the title by its style, wherever it stands', () => {
  const { title: found } = of(p(r('Original research article of the journal')) + title + body) ?? {}
  expect(found).toBe(of(title + body)?.title)
})

it('counts the cells of a table as paragraphs', () => {
  const cells = `<w:tbl><w:tr>${`<w:tc>${p(r('alone'))}</w:tc>`.repeat(8)}</w:tr></w:tbl>`
  expect(of(title + body + cells)).toEqual(of(title + body))
})

it.each([
  ['a short text', docxOf({ body: p(r(words(20))) })],
  ['what is no document', new Uint8Array([1, 2, 3])],
])('is missing of %s', (_, bytes) => {
  expect(documentFingerprint(bytes)).toBeUndefined()
})
