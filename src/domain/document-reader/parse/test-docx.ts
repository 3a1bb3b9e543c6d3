import { testPackage } from '../../../lib/manuscript/package/test-package.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const W14 = 'http://schemas.microsoft.com/office/word/2010/wordml'
const by = 'w:id="1" w:author="Ada" w:date="2026-11-02T10:00:00Z"'

export type TestParts = {
  body?: string
  comments?: string
  commentsExtended?: string
  endnotes?: string
  footer?: string
  footnotes?: string
  header?: string
  numbering?: string
  relations?: string
  styles?: string
}

const partXml = (root: string, content: string) =>
  `<w:${root} xmlns:w="${W}" xmlns:w14="${W14}" xmlns:w15="w15" xmlns:m="m" xmlns:r="r">${content}</w:${root}>`

export function docxOf({ body = '', relations = '', ...parts }: TestParts): Uint8Array {
  const others = Object.entries(parts).map(([kind, content]) => ({
    kind,
    xml: partXml(kind, content),
  }))
  return testPackage(partXml('document', `<w:body>${body}</w:body>`), others, relations)
}

export const r = (text: string, format = '') =>
  `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
export const ins = (content: string, author = 'Ada') =>
  `<w:ins ${by.replace('Ada', author)}>${content}</w:ins>`
export const del = (text: string, author = 'Ada') =>
  `<w:del ${by.replace('Ada', author)}><w:r><w:delText>${text}</w:delText></w:r></w:del>`
export const endMark = (mark: 'ins' | 'del') => `<w:rPr><w:${mark} ${by}/></w:rPr>`
