import { strToU8, type Zippable, zipSync } from 'fflate'

const relationsOf = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export type TestPart = { kind: string; xml: string; name?: string }

export const testRelation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationsOf}/${kind}" Target="${target}"/>`

const relationships = (content: string) =>
  strToU8(`<Relationships xmlns="${packageOf}/relationships">${content}</Relationships>`)

const override = (name: string, type: string) =>
  `<Override PartName="/${name}" ContentType="${wordType}.${type}+xml"/>`

export function testPackageFiles(
  document: string,
  parts: TestPart[] = [],
  relations = '',
): Zippable {
  const named = parts.map((part) => ({ ...part, file: part.name ?? `${part.kind}.xml` }))
  const types = named.map(({ file, kind }) => override(`word/${file}`, kind)).join('')
  const leads = named.map(({ file, kind }, index) => testRelation(`part${index}`, kind, file))
  return {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packageOf}/content-types"><Default Extension="xml" ContentType="application/xml"/>${override('word/document.xml', 'document.main')}${types}</Types>`,
    ),
    '_rels/.rels': relationships(testRelation('main', 'officeDocument', 'word/document.xml')),
    'word/document.xml': strToU8(document),
    'word/_rels/document.xml.rels': relationships(leads.join('') + relations),
    ...Object.fromEntries(named.map(({ file, xml }) => [`word/${file}`, strToU8(xml)])),
  }
}

export const testPackage = (document: string, parts: TestPart[] = [], relations = ''): Uint8Array =>
  zipSync(testPackageFiles(document, parts, relations))
