import { packEntry, writeZip } from '../../../lib/manuscript/package/write-zip.ts'
import { documentXml, stylesXml, type WordPart } from './word-xml.ts'

export type WordDocument = {
  title: string
  leads: readonly string[]
  parts: readonly WordPart[]
  /** As Word names it, such as "pt-BR". */
  language: string
}

const schemas = 'http://schemas.openxmlformats.org'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Written here, since the reader of packages brings its parser along. */
const related = (kind: string, target: string) =>
  `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`

const partType = (name: string, kind: string) =>
  `<Override PartName="/word/${name}" ContentType="${type}.${kind}+xml"/>`

const contentTypes = `${declaration}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${partType('document.xml', 'document.main')}${partType('styles.xml', 'styles')}</Types>`

export function writeWordFile({ language, ...body }: WordDocument, name: string): File {
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': related('officeDocument', 'word/document.xml'),
    'word/document.xml': documentXml(body),
    'word/styles.xml': stylesXml(language),
    'word/_rels/document.xml.rels': related('styles', 'styles.xml'),
  }
  const encoder = new TextEncoder()
  const entries = Object.entries(parts).map(([path, xml]) => packEntry(path, encoder.encode(xml)))
  return new File([writeZip(entries)], name, { type: `${type}.document` })
}
