import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { isAllowedUpload, type UploadPurpose } from './allowed-upload.ts'

const sample = (name: SampleName) => sampleManuscript(name).bytes
const sheet = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })
const text = strToU8('a;b\n1;2\n')
const nothing = new Uint8Array()

const all: UploadPurpose[] = ['manuscript', 'figure', 'table', 'reference']

it.each<[string, Uint8Array, UploadPurpose[]]>([
  ['paper.docx', sample('english-3000'), all],
  ['paper.doc', sample('doc'), all],
  ['figure.png', sample('photo'), ['figure', 'reference']],
  ['figure.png', sample('english-3000'), []],
  ['figure.pdf', sample('pdf-named-docx'), ['figure', 'table', 'reference']],
  ['paper.docx', sample('pdf-named-docx'), []],
  ['data.xlsx', sheet, ['figure', 'table', 'reference']],
  ['data.csv', text, ['table', 'reference']],
  ['figure.svg', text, []],
  ['empty.docx', nothing, all],
  ['empty.png', nothing, []],
  ['empty.pdf', nothing, []],
  ['empty.xlsx', nothing, []],
  ['empty.csv', nothing, ['table', 'reference']],
  ['cut.docx', sample('broken'), all],
  ['cut.xlsx', sheet.slice(0, 40), ['figure', 'table', 'reference']],
  ['cut.png', sample('photo').slice(0, 40), ['figure', 'reference']],
])('accepts %s only for its purposes', (name, bytes, purposes) => {
  expect(all.filter((purpose) => isAllowedUpload(purpose, name, bytes))).toEqual(purposes)
})
