import { cohortField } from '../../samples/prose/cohort-field.ts'
import { cropField } from '../../samples/prose/crop-field.ts'
import type { ResearchField } from '../../samples/prose/research-field.ts'
import { riverField } from '../../samples/prose/river-field.ts'
import { writePaper } from '../../samples/prose/write-paper.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'

/** One sentence in `errorEvery` has an error. */
const paper = (field: ResearchField, words: number, errorEvery: number) => () =>
  writeManuscript(writePaper({ seed: `${words}`, field, words, errorEvery }), 'en-US')

export const assessedManuscripts = {
  scoring: { name: 'Nitrate after the flood.docx', bytes: paper(riverField, 1_420, 7) },
  counting: { name: 'Sleep diaries - second draft.docx', bytes: paper(cohortField, 1_610, 5) },
  fiveKinds: { name: 'Stream temperature v3.docx', bytes: paper(riverField, 1_850, 5) },
  twoKindsAtZero: { name: 'Walking speed short report.docx', bytes: paper(cohortField, 980, 14) },
  scoreFailed: {
    name: 'Thesis chapter 2.docx',
    bytes: () => sampleManuscript('broken').bytes,
  },
  countFailed: { name: 'Wheat emergence.docx', bytes: paper(cropField, 1_130, 9) },
  countSkipped: { name: '城市公园绿地.docx', bytes: () => sampleManuscript('chinese').bytes },
  flawless: { name: 'Cover letter and paper.docx', bytes: paper(cropField, 1_270, 500) },
  hardToFollow: { name: 'First draft Grace.docx', bytes: paper(riverField, 1_340, 1) },
  oldFormat: { name: 'Revised for resubmission.doc', bytes: () => sampleManuscript('doc').bytes },
  locked: { name: 'Confidential proposal.docx', bytes: () => sampleManuscript('locked').bytes },
  proofread: { name: 'Yield gaps, final.docx', bytes: paper(cropField, 1_540, 11) },
  edited: { name: 'Older adults and stairs.docx', bytes: paper(cohortField, 1_240, 3) },
  conference: { name: 'Conference abstract long.docx', bytes: paper(riverField, 760, 4) },
} satisfies Record<string, { name: string; bytes: () => Uint8Array }>

export type AssessedName = keyof typeof assessedManuscripts
