import type { Verdict } from '../../world/rows/manuscript-verdict.ts'
import { acceptChanges } from '../deliverables/accept-changes.ts'
import { asDocx } from '../deliverables/as-docx.ts'
import {
  type Correction,
  correctedManuscript,
  type Editing,
  editManuscript,
} from '../deliverables/edit-manuscript.ts'
import { formattedText } from '../deliverables/formatted-text.ts'
import { type ManuscriptReport, writeReport } from '../deliverables/manuscript-report.ts'
import { translateDocx } from '../deliverables/translate-docx.ts'
import { paperTranslator } from '../deliverables/translate-paper.ts'
import { assessManuscript } from '../grading/assess-manuscript.ts'
import { findErrors } from '../grading/find-errors.ts'
import { listErrors } from '../grading/list-errors.ts'
import { type ManuscriptFile, measureManuscript } from '../grading/measure-manuscript.ts'
import type { Dialect, Proofreader } from '../grading/proofreader.ts'

export const manuscriptTasks = (proofreader: Proofreader) => ({
  findings: ({ text, dialect }: { text: string; dialect: Dialect }) =>
    proofreader.findings(text, dialect),

  measure: (file: ManuscriptFile) => measureManuscript(file),

  assess: (file: ManuscriptFile): Promise<Verdict> => assessManuscript({ ...file, proofreader }),

  listErrors: (file: ManuscriptFile) => listErrors({ ...file, proofreader }),

  findErrors: (file: ManuscriptFile & { dialect: Dialect }) => findErrors({ ...file, proofreader }),

  edit: (editing: Editing) => editManuscript({ ...editing, proofreader }),

  correct: async (correction: Correction) => correctedManuscript(correction),

  accept: async ({ bytes }: { bytes: Uint8Array }) => acceptChanges(bytes),

  toDocx: async ({ bytes, name }: ManuscriptFile) => asDocx(bytes, name),

  format: async ({ bytes }: { bytes: Uint8Array }) => formattedText(bytes),

  translate: async ({ bytes, name, firstLine }: ManuscriptFile & { firstLine: string }) => {
    const docx = asDocx(bytes, name)
    return docx && translateDocx({ bytes: docx, firstLine, translator: paperTranslator })
  },

  report: (report: ManuscriptReport) => writeReport(report, proofreader),
})

export type ManuscriptTasks = ReturnType<typeof manuscriptTasks>
