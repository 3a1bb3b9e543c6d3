import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { del, docxOf, endMark, ins, p, r } from '../parse/test-docx.ts'
import { decidedDocument } from './decided-document.ts'
import { noDecisions } from './decisions.ts'
import { decided, decidedTexts, read, xmlIn } from './test-decided.ts'

const sample = docxOf({
  body:
    p(r('a ') + del('b') + ins(r('c')) + r(' d ') + ins(r('e'), 'Bo')) +
    p(r('f'), endMark('ins')) +
    p(r('g', '<w:b/><w:rPrChange w:id="3" w:author="Ada"><w:rPr/></w:rPrChange>')),
  footnotes: `<w:footnote w:id="1">${p(ins(r('note')))}</w:footnote>`,
  comments: '<w:comment w:id="0"/>',
})

describe('a decided document', () => {
  it('is the same file while nothing is decided', () => {
    expect(decided(sample, noDecisions(5))).toBe(sample)
  })

  it('has what is accepted, lacks what is rejected, and tracks the rest', () => {
    const after = decided(sample, 'ar---')
    expect(read(after).outline.changes).toBe(3)
    expect(decidedTexts(after, 'original')).toEqual(['a c d', 'fg'])
    expect(xmlIn(after)).not.toMatch(/delText|<w:(ins|del) [^>]*><w:r>/)
  })

  it('has other parts as they were', () => {
    const after = unzipSync(decided(sample, 'a----'))
    const before = unzipSync(sample)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const part of ['word/footnotes.xml', 'word/comments.xml'])
      expect(after[part]).toEqual(before[part])
  })

  it('has its notes decided, too', () => {
    expect(xmlIn(decided(sample, '----a'), 'footnotes')).not.toContain('w:ins')
  })

  it('moves a text as a whole, by either end', () => {
    const range = (side: string, content: string) =>
      `<w:${side}RangeStart w:id="7" w:name="move1"/>${content}<w:${side}RangeEnd w:id="7"/>`
    const moved = (side: string) => `<w:${side} w:id="8" w:author="Ada">${r('x')}</w:${side}>`
    const bytes = docxOf({
      body:
        p(r('a') + range('moveFrom', moved('moveFrom'))) +
        p(r('b') + range('moveTo', moved('moveTo'))),
    })
    expect(read(bytes).outline).toMatchObject({ changes: 2, moves: [[0, 1]] })
    for (const decisions of ['a-', '-a', 'aa']) {
      expect(decidedTexts(decided(bytes, decisions), 'all')).toEqual(['a', 'bx'])
      expect(xmlIn(decided(bytes, decisions))).not.toContain('move')
    }
    expect(decidedTexts(decided(bytes, '-r'), 'all')).toEqual(['ax', 'b'])
  })

  it('has a new list or none', () => {
    const list = '<w:numPr><w:numId w:val="1"/><w:ins w:id="5" w:author="Ada"/></w:numPr>'
    const bytes = docxOf({ body: p(r('a'), list) })
    expect(read(bytes).outline).toMatchObject({ changes: 1, categories: ['format'] })
    expect(xmlIn(decided(bytes, 'a'))).toContain('<w:numPr><w:numId w:val="1"/></w:numPr>')
    expect(xmlIn(decided(bytes, 'r'))).not.toContain('numPr')
  })

  it('does not exist for a file that cannot be read', () => {
    expect(decidedDocument(strToU8('Dear author'), '')).toBeUndefined()
    expect(decidedDocument(zipSync({ 'word/document.xml': strToU8('<w:p>') }), '')).toBeUndefined()
  })
})
