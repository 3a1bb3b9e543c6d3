import type { Proofreader } from '../grading/proofreader.ts'
import type { Fonts } from '../pdf/document-fonts.ts'
import type { PdfDocument } from '../pdf/pdf-blocks.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { manuscriptTasks } from './manuscript-tasks.ts'

type LongTaskParts = { proofreader: Proofreader; fonts: Fonts }

export const longTasks = ({ proofreader, fonts }: LongTaskParts) => ({
  ...manuscriptTasks(proofreader),
  writePdf: (document: PdfDocument) => writePdf(document, fonts),
})

export type LongTasks = ReturnType<typeof longTasks>
