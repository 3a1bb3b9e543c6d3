import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { utf16 } from './find-bytes.ts'
import { openPackage, sniffPackage, type WordPackage } from './open-package.ts'
import { packageReader } from './package-reader.ts'
import { testPackage, testPackageFiles, testRelation } from './test-package.ts'

const document = '<w:document>é</w:document>'
const main = (target: string) => ({
  '_rels/.rels': strToU8(
    `<Relationships>${testRelation('a', 'officeDocument', target)}</Relationships>`,
  ),
})

function open(bytes: Uint8Array): WordPackage {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') throw new Error(docx.kind)
  return docx
}

const renamed = (files: Zippable, rename: (name: string) => string) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [rename(name), file])))

describe('a package', () => {
  it('has the parts that its document leads to, whatever their files are called', () => {
    const docx = open(
      testPackage(document, [
        { kind: 'comments', xml: '<comments/>', name: 'comments2.xml' },
        { kind: 'footnotes', xml: '<footnotes/>', name: 'notes/foot.xml' },
        { kind: 'header', xml: '<header/>', name: 'top.xml' },
        { kind: 'footer', xml: '<footer/>' },
        { kind: 'header', xml: '<header/>', name: 'header1.xml' },
      ]),
    )
    expect(docx.comments).toMatchObject({ name: 'word/comments2.xml', xml: '<comments/>' })
    expect(docx.footnotes?.name).toBe('word/notes/foot.xml')
    expect(docx.headersAndFooters.map(({ name }) => name)).toEqual([
      'word/top.xml',
      'word/header1.xml',
      'word/footer.xml',
    ])
    expect(docx.endnotes).toBeUndefined()
  })

  it('lacks a file that nothing leads to, and one that a relation outside names', () => {
    const link = '<Relationship Id="x" Type="a/styles" Target="styles.xml" TargetMode="External"/>'
    const files = testPackageFiles(document, [], link)
    const docx = open(
      zipSync({
        ...files,
        'word/comments.xml': strToU8('<a/>'),
        'word/styles.xml': strToU8('<a/>'),
      }),
    )
    expect(docx.comments).toBeUndefined()
    expect(docx.styles).toBeUndefined()
    expect(docx.document.relations).toMatchObject([{ id: 'x', isExternal: true }])
  })

  const styles = [{ kind: 'styles', xml: '<styles/>' }]
  it.each<[string, Uint8Array]>([
    [
      'backslashes',
      renamed(testPackageFiles(document, styles), (name) => name.replaceAll('/', '\\')),
    ],
    ['slashes at the beginning', renamed(testPackageFiles(document, styles), (name) => `/${name}`)],
    ['other cases', renamed(testPackageFiles(document, styles), (name) => name.toUpperCase())],
    [
      'an absolute target',
      zipSync({ ...testPackageFiles(document, styles), ...main('/word/document.xml') }),
    ],
    [
      'a dot in the target',
      zipSync({ ...testPackageFiles(document, styles), ...main('./word/document.xml') }),
    ],
    [
      'a target in another case',
      zipSync({ ...testPackageFiles(document, styles), ...main('Word/Document.XML') }),
    ],
  ])('is opened with %s', (_, bytes) => {
    const docx = open(bytes)
    expect(docx.document.xml).toBe(document)
    expect(docx.styles?.xml).toBe('<styles/>')
    expect(sniffPackage(bytes)).toBe('word')
  })

  it('is read in the encoding of each part', () => {
    const bigEndian = Uint8Array.from([...document].flatMap((letter) => [0, letter.charCodeAt(0)]))
    const files = { ...testPackageFiles(document), 'word/document.xml': bigEndian }
    expect(open(zipSync(files)).document.xml).toBe(document)
  })
})

const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]
const whole = testPackage(document)
const sheet = {
  ...main('xl/workbook.xml'),
  'xl/workbook.xml': strToU8('<workbook/>'),
  '[Content_Types].xml': strToU8(
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
}

/** With a value of two or four bytes in the directory's first entry (APPNOTE 4.3.12). */
function declared(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  view.setUint32(view.getUint32(changed.length - 6, true) + offset, value, true)
  return changed
}

it.each<[string, Uint8Array, string]>([
  ['no bytes', new Uint8Array(), 'empty'],
  ['a password', Uint8Array.from([...container, ...utf16('EncryptedPackage')]), 'locked'],
  ['encrypted files in the zip', declared(whole, 8, 1), 'locked'],
  ['an older file', Uint8Array.from(container), 'older'],
  ['a text', strToU8('Dear editor'), 'not-word'],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }), 'not-word'],
  ['a spreadsheet', zipSync(sheet), 'not-word'],
  ['a document that is missing', zipSync(main('word/document.xml')), 'not-word'],
  ['a file cut short', whole.slice(0, -30), 'damaged'],
  ['another checksum', declared(whole, 16, 7), 'damaged'],
  ['a size that is an attack', declared(whole, 24, 60_000_000), 'too-large'],
  [
    'more files than any document has',
    zipSync(
      Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, new Uint8Array()])),
    ),
    'too-large',
  ],
])('says what is wrong with %s', (_, bytes, kind) => {
  expect(openPackage(bytes)).toEqual({ kind })
  expect(sniffPackage(bytes)).toBe(kind)
})

it('limits what all parts together unpack to', () => {
  const length = document.length + 1
  const bytes = zipSync({ 'a.xml': strToU8(document), 'b.xml': strToU8(document) })
  const { xmlOf } = packageReader(bytes, length * 2 - 1)
  expect(xmlOf('a.xml')).toBe(document)
  expect(() => xmlOf('b.xml')).toThrow('too-large')
})
