import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { addPart } from './add-part.ts'
import { readContentTypes } from './content-types.ts'
import { openPackage, type WordPackage } from './open-package.ts'
import { readZip } from './read-zip.ts'
import { replaceParts } from './replace-parts.ts'
import { testPackage, testPackageFiles, testRelation } from './test-package.ts'

const strict = 'http://purl.oclc.org/ooxml'
const document = '<?xml version="1.0" encoding="UTF-8"?><w:document/>'
const picture = Uint8Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 256)

function open(bytes: Uint8Array): WordPackage {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') throw new Error(docx.kind)
  return docx
}

const textIn = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? picture)

describe('a package with other parts', () => {
  const files: Zippable = {
    ...testPackageFiles(document),
    'word/media/image1.png': picture,
    'word/media/image2.png': [picture, { level: 0 }],
  }
  const before = zipSync(files)

  it('has the order and the contents of all others', () => {
    const xml = '<?xml version="1.0" encoding="UTF-16"?><b>é</b>'
    const after = replaceParts(open(before), new Map([['word/document.xml', xml]]))
    expect(Object.keys(unzipSync(after))).toEqual(Object.keys(files))
    expect(unzipSync(after)).toMatchObject({
      ...unzipSync(before),
      'word/document.xml': strToU8(xml.replace('16', '8')),
    })
  })

  it('copies them as they are packed, even a damaged one', () => {
    const damaged = before.slice()
    const at = readZip(damaged)?.find(({ name }) => name.endsWith('1.png'))?.packed.byteOffset
    damaged.fill(0xff, at, (at ?? 0) + 4)
    const after = readZip(replaceParts(open(damaged), new Map()))
    expect(after?.map(({ packed }) => packed).slice(0, 5)).toEqual(
      readZip(damaged)
        ?.map(({ packed }) => packed)
        .slice(0, 5),
    )
  })

  it('is the same file each time, and has the names that Word writes', () => {
    const { 'word/document.xml': main, ...others } = files
    const docx = open(zipSync({ ...others, '\\word\\document.xml': main ?? picture }))
    const parts = new Map([['word/document.xml', '<b/>']])
    const after = replaceParts(docx, parts)
    expect(replaceParts(docx, parts)).toEqual(after)
    expect(textIn(after, 'word/document.xml')).toBe('<b/>')
  })
})

const notes = { kind: 'comments', type: 'application/comments+xml', xml: '<comments/>' }
const withNotes = (bytes: Uint8Array) => {
  const docx = open(bytes)
  return replaceParts(docx, addPart(docx, notes))
}

describe('an added part', () => {
  const link =
    '<Relationship Id="part9" Type="x/hyperlink" Target="http://a.b/?c&amp;d" TargetMode="External"/>'

  it.each<[string, Uint8Array, string]>([
    [
      'to others',
      testPackage(document, [{ kind: 'styles', xml: '<styles/>' }], link),
      'word/comments.xml',
    ],
    [
      'where its name is taken',
      zipSync({ ...testPackageFiles(document), 'word/Comments.xml': picture }),
      'word/comments1.xml',
    ],
    [
      'in the place of one that is missing',
      testPackage(document, [], testRelation('rId1', 'comments', './notes/c.xml')),
      'word/notes/c.xml',
    ],
    [
      'to a document alone',
      zipSync({ 'word/document.xml': strToU8(document) }),
      'word/comments.xml',
    ],
  ])('has its type, and one relation: %s', (_, bytes, name) => {
    const before = open(bytes)
    const after = open(withNotes(bytes))
    expect(after.comments).toMatchObject({ name, xml: '<comments/>' })
    expect(after.document.relations.filter(({ type }) => type.endsWith('/comments'))).toHaveLength(
      1,
    )
    expect(after.document.relations.slice(0, before.document.relations.length)).toEqual(
      before.document.relations,
    )
    const types = readContentTypes(after.contentTypes)
    expect(types.ofPart.get(`${name}`)).toBe('application/comments+xml')
    expect(types.endings).toContain('rels')
  })

  it('is of the form of its document, and found under any prefix', () => {
    const strictDocument = `<w:document xmlns:w="${strict}/wordprocessingml/main"/>`
    const types = strToU8('<n:Types xmlns:n="u"/>')
    const bytes = zipSync({ ...testPackageFiles(strictDocument), '[Content_Types].xml': types })
    const after = withNotes(bytes)
    expect(textIn(after, 'word/_rels/document.xml.rels')).toContain(
      `Type="${strict}/officeDocument/relationships/comments"`,
    )
    expect(textIn(after, '[Content_Types].xml')).toMatch(
      /^<n:Types xmlns:n="u"><n:Default .*<n:Override /,
    )
  })
})
