import { expect, it } from 'vitest'
import { openPackage } from '../package/open-package.ts'
import { testPackage } from '../package/test-package.ts'
import { hasUndecidableChanges } from './undecidable-changes.ts'

const section = '<w:sectPr><w:sectPrChange w:id="1"><w:sectPr/></w:sectPrChange></w:sectPr>'
const plain = '<w:p><w:r><w:t>Text</w:t></w:r></w:p>'
const inserted = '<w:p><w:ins w:id="2"><w:r><w:t>Text</w:t></w:r></w:ins></w:p>'
const cell = (properties: string) =>
  `<w:tbl><w:tr><w:tc>${properties}${plain}</w:tc></w:tr></w:tbl>`

const p = (properties: string) => `<w:p><w:pPr>${properties}</w:pPr></w:p><w:sectPr/>`

it.each([
  ['a change of the text', inserted, [], false],
  [
    'a change of an earlier section',
    `<w:p><w:pPr>${section}</w:pPr></w:p>${plain}<w:sectPr/>`,
    [],
    false,
  ],
  ['an unchanged header', inserted, [{ kind: 'header', xml: plain }], false],
  ['an inset in a header', plain, [{ kind: 'header', xml: '<w:p><w:insideH/></w:p>' }], false],
  ['a change of a header', plain, [{ kind: 'header', xml: inserted }], true],
  ['a change of a footer', plain, [{ kind: 'footer', xml: inserted }], true],
  ['a change of the last section', `${plain}${section}`, [], true],
  ['merged cells', `${cell('<w:tcPr><w:cellMerge w:id="3"/></w:tcPr>')}<w:sectPr/>`, [], true],
  ['an inserted cell', `${cell('<w:tcPr><w:cellIns w:id="3"/></w:tcPr>')}<w:sectPr/>`, [], true],
  ['a changed number', p('<w:numPr><w:numberingChange w:id="3"/></w:numPr>'), [], true],
  ['a new list', p('<w:numPr><w:ins w:id="3"/></w:numPr>'), [], false],
  ['new custom XML', `${p('')}<w:customXmlInsRangeStart w:id="3"/>`, [], true],
  [
    'an inserted cell in a note',
    plain,
    [{ kind: 'footnotes', xml: cell('<w:tcPr><w:cellIns w:id="3"/></w:tcPr>') }],
    true,
  ],
] as const)('%s', (_, body, others, expected) => {
  const docx = openPackage(
    testPackage(`<w:document><w:body>${body}</w:body></w:document>`, [...others]),
  )
  if (docx.kind !== 'open') throw new Error(docx.kind)
  expect(hasUndecidableChanges(docx)).toBe(expected)
})
