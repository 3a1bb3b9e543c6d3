import { type PdfWriter, writePdf } from '../../backend/pdf/write-pdf.ts'
import { nodeFonts } from './node-fonts.ts'

/** In the thread of the caller. */
export const nodePdf: PdfWriter = (document) => writePdf(document, nodeFonts)
