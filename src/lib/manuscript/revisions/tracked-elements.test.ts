import { expect, it } from 'vitest'
import { decideRevisions } from './decide-revisions.ts'
import { trackedElements } from './revisions.ts'
import { elementsIn, readXmlTree } from './xml-tree.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const body = (content: string) =>
  `<w:body xmlns:w="${main}" xmlns:m="m" xmlns:mc="mc">${content}</w:body>`
const by = 'w:id="1" w:author="Ada"'
const r = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const row = (cells: string, properties = '') =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`
const cell = (properties: string) => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(r('c'))}</w:tc>`
const table = (rows: string, properties = '') => `<w:tbl>${properties}${rows}</w:tbl>`
const range = (name: string, content: string) =>
  `<w:${name}RangeStart ${by}/>${content}<w:${name}RangeEnd w:id="1"/>`
const was = (properties: string) =>
  `<w:${properties}Change ${by}><w:${properties}/></w:${properties}Change>`

const samples: Record<string, string> = {
  ins: p(`<w:ins ${by}>${r('a')}</w:ins>`, `<w:rPr><w:ins ${by}/></w:rPr>`),
  del: p(
    `<w:del ${by}><w:r><w:delText>a</w:delText></w:r></w:del>`,
    `<w:rPr><w:del ${by}/></w:rPr>`,
  ),
  'ins of a list': p(r('a'), `<w:numPr><w:numId w:val="1"/><w:ins ${by}/></w:numPr>`),
  'ins and del of rows': table(row(cell(''), `<w:ins ${by}/>`) + row(cell(''), `<w:del ${by}/>`)),
  'ins and del of formulas': p(
    `<m:f><m:ctrlPr><w:ins ${by}><w:rPr/></w:ins></m:ctrlPr><m:den><m:ctrlPr><w:del ${by}/></m:ctrlPr></m:den></m:f>`,
  ),
  'ins in an older copy': p(
    `<mc:AlternateContent><mc:Choice/><mc:Fallback><w:ins ${by}>${r('a')}</w:ins></mc:Fallback></mc:AlternateContent>`,
  ),
  'move in a deletion': p(`<w:del ${by}><w:moveFromRangeStart ${by}/></w:del>`),
  moveFrom: p(range('moveFrom', `<w:moveFrom ${by}>${r('a')}</w:moveFrom>`)),
  moveTo: p(range('moveTo', `<w:moveTo ${by}>${r('a')}</w:moveTo>`)),
  rPrChange: p(
    `<w:r><w:rPr>${was('rPr')}</w:rPr><w:t>a</w:t></w:r>`,
    `<w:rPr>${was('rPr')}</w:rPr>`,
  ),
  pPrChange: p(r('a'), was('pPr')),
  sectPrChange: `${p(r('a'), `<w:sectPr>${was('sectPr')}</w:sectPr>`)}<w:sectPr>${was('sectPr')}</w:sectPr>`,
  tblPrChange: table(row(cell('')), `<w:tblPr>${was('tblPr')}</w:tblPr>`),
  tblGridChange: table(row(cell('')), `<w:tblGrid><w:gridCol/>${was('tblGrid')}</w:tblGrid>`),
  tblPrExChange: table(`<w:tr><w:tblPrEx>${was('tblPrEx')}</w:tblPrEx>${cell('')}</w:tr>`),
  trPrChange: table(row(cell(''), was('trPr'))),
  tcPrChange: table(row(cell(`<w:cellMerge ${by} w:vMerge="rest"/>${was('tcPr')}`))),
  cellIns: table(row(cell(`<w:cellIns ${by}/>`))),
  cellDel: table(row(cell(`<w:cellDel ${by}/>`))),
  cellMerge: table(row(cell(`<w:cellMerge ${by} w:vMerge="cont"/>`))),
  numberingChange: p(r('a'), `<w:numPr><w:numberingChange ${by} w:original="1."/></w:numPr>`),
  customXmlIns: range('customXmlIns', `<w:customXml>${p(r('a'))}</w:customXml>`),
  customXmlDel: range('customXmlDel', `<w:sdt><w:sdtContent>${p(r('a'))}</w:sdtContent></w:sdt>`),
  customXmlMoveFrom: range('customXmlMoveFrom', p(r('a'))),
  customXmlMoveTo: range('customXmlMoveTo', p(r('a'))),
}

const tracked = (xml: string): string[] =>
  elementsIn(readXmlTree(xml) ?? []).flatMap(({ word = '' }) =>
    trackedElements.has(word) ? [word] : [],
  )

it('has a sample of each tracked element', () => {
  const seen = Object.values(samples).flatMap((sample) => tracked(body(sample)))
  expect([...trackedElements].filter((name) => !seen.includes(name))).toEqual([])
})

it.each(Object.entries(samples))('%s is gone once all is accepted', (_, sample) => {
  const accepted = decideRevisions(body(sample), () => 'accepted') ?? ''
  expect(tracked(accepted)).toEqual([])
  // Decided again, nothing is left to do.
  expect(decideRevisions(accepted, () => 'accepted')).toBe(accepted)
})
