import type { PDFDocument } from '@cantoo/pdf-lib'

/** Loads the PDF library with upstream fontkit, whose subsets keep the outlines of Chinese characters. */
export async function openPdf(): Promise<{
  doc: PDFDocument
  library: typeof import('@cantoo/pdf-lib')
}> {
  const [library, { create }] = await Promise.all([import('@cantoo/pdf-lib'), import('fontkit')])
  // Metadata would contain the real time.
  const doc = await library.PDFDocument.create({ updateMetadata: false })
  doc.registerFontkit({ create })
  return { doc, library }
}
