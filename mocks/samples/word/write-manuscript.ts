import { strToU8, type Zippable, zipSync } from 'fflate'
import type { ManuscriptBlock } from './manuscript-blocks.ts'
import {
  CONTENT_TYPES,
  coreProperties,
  DOCUMENT_RELATIONS,
  PACKAGE_RELATIONS,
  styles,
} from './word-parts.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Fixed, so that the same manuscript has the same bytes. */
const WRITTEN = '2026-01-05T09:00:00'

const STYLE = {
  title: 'Title',
  heading: 'Heading1',
  subheading: 'Heading2',
  body: 'Normal',
  caption: 'Caption',
}

export function writeManuscript(blocks: readonly ManuscriptBlock[], language: string): Uint8Array {
  const notes: string[] = []
  const body = blocks.map((block) => blockXml(block, notes)).join('')
  return writePackage(body, notes, language)
}

export function writePackage(body: string, notes: readonly string[], language: string): Uint8Array {
  const page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>'
  const parts: Record<string, string> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': PACKAGE_RELATIONS,
    'docProps/core.xml': coreProperties(`${WRITTEN}Z`, language),
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}${page}</w:body></w:document>`,
    'word/styles.xml': styles(WORD, language),
    'word/footnotes.xml': footnotesXml(notes),
    'word/_rels/document.xml.rels': DOCUMENT_RELATIONS,
  }
  const files: Zippable = {}
  for (const [name, xml] of Object.entries(parts)) files[name] = strToU8(HEAD + xml)
  return zipSync(files, { mtime: WRITTEN, level: 6 })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function runXml(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
}

export function paragraphXml(style: string, content: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${content}</w:p>`
}

function blockXml(block: ManuscriptBlock, notes: string[]): string {
  if (block.kind === 'table') return tableXml(block.rows)
  let content = runXml(block.text)
  if (block.note) {
    notes.push(block.note)
    content += `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${notes.length}"/></w:r>`
  }
  return paragraphXml(STYLE[block.kind], content)
}

function tableXml(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map(() => '<w:gridCol w:w="2000"/>').join('')
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${paragraphXml('Normal', runXml(text))}</w:tc>`
  const lines = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')
  const properties =
    '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>'
  return `<w:tbl>${properties}<w:tblGrid>${columns}</w:tblGrid>${lines}</w:tbl>${paragraphXml('Normal', '')}`
}

function footnotesXml(notes: readonly string[]): string {
  const rule = (id: number, type: string, mark: string) =>
    `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${mark}/></w:r></w:p></w:footnote>`
  const written = notes.map((note, index) => {
    const mark = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>'
    return `<w:footnote w:id="${index + 1}">${paragraphXml('Normal', mark + runXml(` ${note}`))}</w:footnote>`
  })
  const rules =
    rule(-1, 'separator', 'separator') + rule(0, 'continuationSeparator', 'continuationSeparator')
  return `<w:footnotes xmlns:w="${WORD}">${rules}${written.join('')}</w:footnotes>`
}
