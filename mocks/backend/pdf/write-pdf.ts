import type { Fonts } from './document-fonts.ts'
import { drawBlock } from './draw-block.ts'
import { drawFrame, drawLetterhead } from './draw-letterhead.ts'
import type { DocumentLanguage, PdfBlock, PdfDocument } from './pdf-blocks.ts'
import { openPdf } from './pdf-library.ts'
import { PdfSheet, pageSize } from './pdf-sheet.ts'
import { openFaces } from './pdf-typefaces.ts'

/** BCP 47 tags. */
const tags: Record<DocumentLanguage, string> = {
  en: 'en-US',
  cn: 'zh-Hans-CN',
  jp: 'ja-JP',
  br: 'pt-BR',
  es: 'es-ES',
}

function textsOf(block: PdfBlock): string[] {
  switch (block.kind) {
    case 'title':
      return [block.text, block.subtitle ?? '']
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'link':
      return [block.address]
    case 'pairs':
      return block.pairs.flat()
    case 'particulars': {
      const { heading = '', lines = [] } = block.party ?? {}
      return [heading, ...lines, ...block.pairs.flat()]
    }
    case 'table':
      return [
        ...block.columns.map(({ heading }) => heading),
        ...block.rows.flat(),
        ...(block.totals ?? []).flatMap(({ label, value }) => [label, value]),
      ]
    case 'rule':
    case 'space':
      return []
  }
}

function drawFeet(sheet: PdfSheet, footer: string): void {
  const { x, width } = sheet.extent
  const size = 8.5
  const y = pageSize.height - pageSize.foot + 32
  sheet.pages.forEach((page, number) => {
    const style = { size, ink: 'quiet' as const }
    sheet.line(footer, y, { x, width: width - 60 }, style, page)
    const pages = `${number + 1} / ${sheet.pages.length}`
    sheet.line(pages, y, { x, width }, { ...style, align: 'right' }, page)
  })
}

/** Takes 50 ms and more, so it works in another thread than the one that answers. */
export type PdfWriter = (document: PdfDocument) => Promise<Uint8Array<ArrayBuffer>>

/** Writes an A4 PDF with embedded font subsets. The same document gives the same bytes. */
export async function writePdf(
  document: PdfDocument,
  fonts: Fonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, author, at, footer, framed = false, blocks } = document
  const opened = await openPdf()
  const { doc } = opened
  doc.setTitle(title, { showInWindowTitleBar: true })
  doc.setAuthor(author)
  doc.setCreator(author)
  doc.setProducer(author)
  doc.setLanguage(tags[language])
  doc.setCreationDate(new Date(at))
  doc.setModificationDate(new Date(at))
  const texts = [author, footer, '0123456789 /', ...blocks.flatMap(textsOf)]
  const faces = await openFaces({ doc, fonts, language, texts })
  const sheet = new PdfSheet(opened, faces)
  drawLetterhead(sheet, author, framed)
  for (const block of blocks) drawBlock(sheet, block)
  if (framed) drawFrame(sheet)
  else drawFeet(sheet, footer)
  return doc.save()
}
