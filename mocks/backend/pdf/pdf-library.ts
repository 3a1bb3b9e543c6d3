import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Font, FontCollection } from 'fontkit'

/** Reading a font of several megabytes takes longer than writing a document with it. */
const openedFonts = new WeakMap<Uint8Array, Font | FontCollection>()

/** Loads the PDF library with upstream fontkit, whose subsets keep the outlines of Chinese characters. */
export async function openPdf(): Promise<{
  doc: PDFDocument
  library: typeof import('@cantoo/pdf-lib')
}> {
  const [library, fontkit] = await Promise.all([import('@cantoo/pdf-lib'), import('fontkit')])
  const create: typeof fontkit.create = (bytes) => {
    const font = openedFonts.get(bytes) ?? fontkit.create(bytes)
    openedFonts.set(bytes, font)
    return font
  }
  // Metadata would contain the real time.
  const doc = await library.PDFDocument.create({ updateMetadata: false })
  doc.registerFontkit({ create })
  return { doc, library }
}
