import { cohortField } from '../../samples/prose/cohort-field.ts'
import { cropField } from '../../samples/prose/crop-field.ts'
import type { ResearchField } from '../../samples/prose/research-field.ts'
import { riverField } from '../../samples/prose/river-field.ts'
import { writePaper } from '../../samples/prose/write-paper.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'

/** One sentence in `errorEvery` has an error. */
const paper = (field: ResearchField, words: number, errorEvery: number, title: string) => () =>
  writeManuscript(
    writePaper({ seed: `${words}`, field: { ...field, title }, words, errorEvery }),
    'en-US',
  )

export const assessedManuscripts = {
  scoring: {
    name: 'Nitrate after the flood.docx',
    bytes: paper(
      riverField,
      1_420,
      7,
      'Nitrate from Farmland Soils in the Months after a Summer Flood',
    ),
  },
  counting: {
    name: 'Sleep diaries - second draft.docx',
    bytes: paper(
      cohortField,
      1_610,
      5,
      'Two Winters of Sleep Diaries and Daily Walks among Retired Adults',
    ),
  },
  fiveKinds: {
    name: 'Stream temperature v3.docx',
    bytes: paper(
      riverField,
      1_850,
      5,
      'Summer Temperature of Shaded and Open Streams in a Warming Valley',
    ),
  },
  twoKindsAtZero: {
    name: 'Walking speed short report.docx',
    bytes: paper(
      cohortField,
      980,
      10,
      'Walking Speed of Older Adults before and after a Stay in Hospital',
    ),
  },
  scoreFailed: {
    name: 'Thesis chapter 2.docx',
    bytes: () => sampleManuscript('broken').bytes,
  },
  countFailed: {
    name: 'Wheat emergence.docx',
    bytes: paper(
      cropField,
      1_130,
      9,
      'Emergence of Winter Wheat Sown into Dry Soil before the Autumn Rain',
    ),
  },
  countSkipped: { name: '城市公园绿地.docx', bytes: () => sampleManuscript('chinese').bytes },
  flawless: {
    name: 'Cover letter and paper.docx',
    bytes: paper(
      cropField,
      1_270,
      500,
      'Old and New Varieties of Wheat and the Water They Use at Flowering',
    ),
  },
  hardToFollow: {
    name: 'First draft Grace.docx',
    bytes: paper(
      riverField,
      1_340,
      1,
      'How Small Streams Recover from Long Dry Summers and Sudden Floods',
    ),
  },
  oldFormat: { name: 'Revised for resubmission.doc', bytes: () => sampleManuscript('doc').bytes },
  locked: { name: 'Confidential proposal.docx', bytes: () => sampleManuscript('locked').bytes },
  proofread: {
    name: 'Yield gaps, final.docx',
    bytes: paper(
      cropField,
      1_540,
      11,
      'Yield Gaps of Wheat on Small Farms with Little Water for Irrigation',
    ),
  },
  edited: {
    name: 'Older adults and stairs.docx',
    bytes: paper(
      cohortField,
      1_240,
      3,
      'Climbing Stairs Each Day and the Balance of Adults over Seventy',
    ),
  },
  conference: {
    name: 'Conference abstract long.docx',
    bytes: paper(riverField, 760, 4, 'Leaf Litter and Young Fish in Streams below Managed Forests'),
  },
} satisfies Record<string, { name: string; bytes: () => Uint8Array }>

export type AssessedName = keyof typeof assessedManuscripts
