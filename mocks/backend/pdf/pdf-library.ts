import type { PDFDocument } from '@cantoo/pdf-lib'

/**
 * An empty document that takes OpenType fonts. The library comes with the first document and not
 * before. It is given upstream fontkit, whose subsets keep the outlines of Chinese characters.
 */
export async function openPdf(): Promise<{
  doc: PDFDocument
  library: typeof import('@cantoo/pdf-lib')
}> {
  const [library, { create }] = await Promise.all([import('@cantoo/pdf-lib'), import('fontkit')])
  // What the library would write by itself is the time of day.
  const doc = await library.PDFDocument.create({ updateMetadata: false })
  doc.registerFontkit({ create })
  return { doc, library }
}
