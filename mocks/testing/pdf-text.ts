import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Instant } from '../../src/lib/instant.ts'

type ReadPdf = {
  pages: number
  title: string | undefined
  madeAt: Instant | undefined
  language: string
  text: string
  /** Addresses that it leads to. */
  links: string[]
}

const latin = new TextDecoder('latin1')

function contentOf(stream: unknown): string {
  return stream instanceof PDFRawStream ? latin.decode(decodePDFRawStream(stream).decode()) : ''
}

/** Characters by glyph from the font's ToUnicode map, as used for copying text. */
function lettersOf(font: PDFDict): Map<string, string> {
  const letters = new Map<string, string>()
  const map = contentOf(font.lookup(PDFName.of('ToUnicode')))
  for (const [, glyph = '', units = ''] of map.matchAll(/<([0-9A-F]{4})>\s*<([0-9A-F]+)>/gi)) {
    const codes = (units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
    letters.set(glyph.toUpperCase(), String.fromCharCode(...codes))
  }
  return letters
}

function textOf(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : []
  const drawn = streams.map((part) => contentOf(page.doc.context.lookup(part))).join('\n')
  let letters = new Map<string, string>()
  let text = ''
  let line = ''
  for (const [, font, y, hex] of drawn.matchAll(/\/(\S+) \S+ Tf|(\S+) Tm|<([0-9A-F]+)> Tj/gi)) {
    if (font)
      letters = lettersOf(fonts?.lookup(PDFName.of(font), PDFDict) ?? page.doc.context.obj({}))
    if (y) {
      if (text !== '') text += y === line ? '\t' : '\n'
      line = y
    }
    for (const glyph of hex?.match(/.{4}/g) ?? []) text += letters.get(glyph.toUpperCase()) ?? '�'
  }
  return text
}

function linksOf(page: PDFPage): string[] {
  const annotations = page.node.Annots()?.asArray() ?? []
  return annotations.flatMap((reference) => {
    const action = page.doc.context.lookup(reference, PDFDict).lookup(PDFName.of('A'), PDFDict)
    return action.lookup(PDFName.of('URI'), PDFString).asString()
  })
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  return {
    pages: doc.getPageCount(),
    title: doc.getTitle(),
    madeAt: doc.getCreationDate()?.getTime(),
    language: String(doc.catalog.get(PDFName.of('Lang'))).replace(/[()]/g, ''),
    text: doc.getPages().map(textOf).join('\n'),
    links: doc.getPages().flatMap(linksOf),
  }
}
