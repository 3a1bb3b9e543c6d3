import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import type { ManuscriptBlock } from '../../samples/word/manuscript-blocks.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { findErrors } from '../grading/find-errors.ts'
import type { ManuscriptFile } from '../grading/measure-manuscript.ts'
import type { Proofreader } from '../grading/proofreader.ts'
import { readDocx } from '../uploads/read-docx.ts'
import type { DeliverableKind } from './deliverable-plan.ts'
import type { ManuscriptSource } from './order-manuscript.ts'
import { recommendJournals } from './recommend-journals.ts'

export type ManuscriptReport = ManuscriptFile & {
  kind: DeliverableKind
  order: Schemas['Order']
  source: ManuscriptSource
}

type ReportInput = ManuscriptReport & { paragraphs: readonly string[]; proofreader: Proofreader }

const body = (text: string): ManuscriptBlock => ({ kind: 'body', text })
const heading = (text: string): ManuscriptBlock => ({ kind: 'heading', text })

/** Shorter paragraphs are headings, captions or names. */
const shortestParagraph = 120
const mostScenes = 6

const sentencesIn = (text: string) =>
  text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map((sentence) => sentence.trim()) ?? []
const passages = ({ paragraphs }: ReportInput) =>
  paragraphs.filter(({ length }) => length >= shortestParagraph)

function recommendation(read: ReportInput): ManuscriptBlock[] {
  const { order } = read
  const text = `${order.title} ${read.paragraphs.slice(0, 12).join(' ')}`
  return recommendJournals(text, order.journal).flatMap(({ title, publisher, url, open }) => [
    heading(title),
    body(`${publisher}${open ? ', open access' : ''}: ${url}`),
  ])
}

function coverLetter(read: ReportInput): ManuscriptBlock[] {
  const { order, source } = read
  const [first = ''] = passages(read)
  return [
    body(order.journal ? `Dear Editor of ${order.journal},` : 'Dear Editor,'),
    body(`Please consider our manuscript “${order.title}” for publication.`),
    ...(first ? [body(sentencesIn(first).slice(0, 2).join(' ') || first)] : []),
    body('It has not been published before and is not under consideration elsewhere.'),
    body('Yours sincerely,'),
    body(source.authors),
  ]
}

async function review(read: ReportInput): Promise<ManuscriptBlock[]> {
  const { order, bytes, name, paragraphs, proofreader } = read
  const dialect = order.styleOfEnglish === 'British English' ? 'british' : 'american'
  const errors = await findErrors({ bytes, name, dialect, proofreader })
  const found = errors.kind === 'found' ? errors.findings : []
  const counts = new Map<string, number>()
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const lines = [...counts].toSorted(([, a], [, b]) => b - a)
  return [
    body(`Words: ${countWordsOf([...paragraphs]).toLocaleString('en-US')}`),
    body(`Suggestions on the English: ${found.length}`),
    ...lines.map(([kind, count]) => body(`${kind}: ${count}`)),
  ]
}

function repetitions(read: ReportInput): ManuscriptBlock[] {
  const sentences = passages(read).flatMap(sentencesIn)
  const bySentence = Map.groupBy(sentences, (sentence) => sentence)
  const repeated = [...bySentence].flatMap(([sentence, { length }]) => (length > 1 ? sentence : []))
  return [
    body(`Sentences compared with one another: ${sentences.length}`),
    body(`Sentences that stand in the manuscript more than once: ${repeated.length}`),
    ...repeated.map(body),
  ]
}

function storyboard(read: ReportInput): ManuscriptBlock[] {
  const scenes = passages(read).slice(0, mostScenes)
  return scenes.flatMap((text, index) => [
    heading(`Scene ${index + 1}`),
    body(sentencesIn(text)[0] ?? text),
  ])
}

const reports: Partial<
  Record<
    DeliverableKind,
    { title: string; blocks: (read: ReportInput) => ManuscriptBlock[] | Promise<ManuscriptBlock[]> }
  >
> = {
  journalrec: { title: 'Journal recommendation', blocks: recommendation },
  promotion: { title: 'Storyboard', blocks: storyboard },
  'cover-letter': { title: 'Cover letter', blocks: coverLetter },
  'presubmission-review': { title: 'Presubmission review', blocks: review },
  'plagiarism-check': { title: 'Plagiarism check', blocks: repetitions },
}

export async function writeReport(
  input: ManuscriptReport,
  proofreader: Proofreader,
): Promise<Uint8Array> {
  const { kind, order, bytes } = input
  const report = reports[kind]
  if (!report) throw new Error(`Nothing is written about a manuscript for ${kind}.`)
  const read = readDocx(bytes)
  const paragraphs = read.kind === 'text' ? read.paragraphs : []
  const { title, externalId } = order
  const head: ManuscriptBlock[] = [
    { kind: 'title', text: report.title },
    body(`“${title}” (${externalId})`),
  ]
  return writeManuscript(
    [...head, ...(await report.blocks({ ...input, paragraphs, proofreader }))],
    'en-US',
  )
}
