import { CHINESE_PAPER } from './chinese-paper.ts'
import { lockedManuscript } from './locked-manuscript.ts'
import { oldManuscript } from './old-manuscript.ts'
import { PORTUGUESE_PAPER } from './portuguese-paper.ts'
import { cohortField } from './prose/cohort-field.ts'
import { cropField } from './prose/crop-field.ts'
import type { ResearchField } from './prose/research-field.ts'
import { riverField } from './prose/river-field.ts'
import { writePaper } from './prose/write-paper.ts'
import { samplePdf } from './sample-pdf.ts'
import { samplePhoto } from './sample-photo.ts'
import { SPANISH_PAPER } from './spanish-paper.ts'
import { trackedPaper } from './tracked-paper.ts'
import { writeManuscript } from './word/write-manuscript.ts'

export const SAMPLE_NAMES = [
  'english-3000',
  'english-5200',
  'english-18001',
  'english-40001',
  'chinese',
  'spanish',
  'portuguese',
  'empty',
  'broken',
  'locked',
  'doc',
  'pdf-named-docx',
  'tracked-changes',
  'photo',
] as const

export type SampleName = (typeof SAMPLE_NAMES)[number]
type SampleFile = { fileName: string; type: string; bytes: Uint8Array<ArrayBuffer> }

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const DOC = 'application/msword'

const thesisField = {
  ...riverField,
  title: 'Water, Farms, and Forests along the Streams of an Upland Valley: A Thesis in Seven Parts',
}

const MAKERS: Record<SampleName, () => { fileName: string; type: string; bytes: Uint8Array }> = {
  'english-3000': () => docx('Nitrate in farmland streams.docx', paper(riverField, 3000, 4)),
  'english-5200': () => docx('Sleep and walking in older adults.docx', paper(cohortField, 5200, 9)),
  'english-18001': () =>
    docx('Winter wheat under drought.docx', paper(cropField, 18_001, 16, 'drought')),
  'english-40001': () =>
    docx('Streams of the valley (thesis).docx', paper(thesisField, 40_001, 30, 'upland streams')),
  chinese: () => docx('城市公园绿地.docx', writeManuscript(CHINESE_PAPER, 'zh-CN')),
  spanish: () => docx('Diques de retención.docx', writeManuscript(SPANISH_PAPER, 'es-ES')),
  portuguese: () => docx('Remoção de lianas.docx', writeManuscript(PORTUGUESE_PAPER, 'pt-BR')),
  empty: () => docx('Nothing written yet.docx', writeManuscript([], 'en-US')),
  broken: () => docx('Cut short by a bad connection.docx', brokenManuscript()),
  locked: () => docx('Behind a password.docx', lockedManuscript()),
  doc: () => ({ fileName: 'From an older Word.doc', type: DOC, bytes: oldManuscript() }),
  'pdf-named-docx': () => docx('A PDF in truth.docx', samplePdf()),
  'tracked-changes': () => docx('With changes by a colleague.docx', trackedPaper()),
  photo: () => ({ fileName: 'Evening at the river.png', type: 'image/png', bytes: samplePhoto() }),
}

const made = new Map<SampleName, SampleFile>()

/** Created on first use; the same bytes each time. */
export function sampleManuscript(name: SampleName): SampleFile {
  const sample = made.get(name)
  if (sample) return sample
  const { bytes, ...rest } = MAKERS[name]()
  const fresh = { ...rest, bytes: new Uint8Array(bytes) }
  made.set(name, fresh)
  return fresh
}

function docx(fileName: string, bytes: Uint8Array) {
  return { fileName, type: DOCX, bytes }
}

/** One sentence in `errorEvery` has an error. */
function paper(field: ResearchField, words: number, errorEvery: number, seed = `${words}`) {
  return writeManuscript(writePaper({ seed, field, words, errorEvery }), 'en-US')
}

function brokenManuscript(): Uint8Array {
  const whole = paper(riverField, 3000, 4)
  return whole.slice(0, Math.floor(whole.length * 0.6))
}
