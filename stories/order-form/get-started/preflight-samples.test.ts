import { expect, it } from 'vitest'
import { readDocx } from '../../../mocks/backend/uploads/read-docx.ts'
import { sniffFile } from '../../../mocks/backend/uploads/sniff-file.ts'
import { type SampleName, sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import type {
  PreflightReport,
  SectionKind,
} from '../../../src/features/order-form/preflight/docx/preflight-report.ts'
import { readPackage } from '../../../src/features/order-form/preflight/docx/read-manuscript.ts'
import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import { guessLanguageOf } from '../../../src/lib/manuscript/guess-language.ts'
import { openPackage } from '../../../src/lib/manuscript/package/open-package.ts'

function preflight(name: SampleName): PreflightReport {
  const docx = openPackage(sampleManuscript(name).bytes)
  return docx.kind === 'open' ? readPackage(docx) : docx
}

it.each<SampleName>([
  'english-3000',
  'english-5200',
  'english-18001',
  'english-40001',
  'chinese',
  'spanish',
  'portuguese',
  'tracked-changes',
])('counts the words and guesses the language of %s as the backend does', async (name) => {
  const read = readDocx(sampleManuscript(name).bytes)
  const paragraphs = read.kind === 'text' ? read.paragraphs : []
  expect(preflight(name)).toMatchObject({
    kind: 'read',
    summary: {
      words: countWordsOf(paragraphs),
      language: guessLanguageOf(paragraphs).language,
    },
  })
})

it.each<[SampleName, PreflightReport['kind'], string]>([
  ['empty', 'empty', 'empty'],
  ['broken', 'damaged', 'broken'],
  ['locked', 'locked', 'locked'],
])('judges %s as the backend does', async (name, expected, byBackend) => {
  expect(preflight(name).kind).toBe(expected)
  expect(readDocx(sampleManuscript(name).bytes).kind).toBe(byBackend)
})

it.each<[SampleName, PreflightReport['kind'], string]>([
  ['pdf-named-docx', 'not-word', 'pdf'],
  ['photo', 'not-word', 'image'],
  ['doc', 'older', 'doc'],
])('knows %s for no .docx', (name, expected, kind) => {
  expect(preflight(name).kind).toBe(expected)
  expect(sniffFile(sampleManuscript(name).bytes)).toBe(kind)
})

const all: SectionKind[] = [
  'abstract',
  'introduction',
  'methods',
  'results',
  'discussion',
  'conclusions',
  'references',
]

it.each<[SampleName, SectionKind[], number | undefined, number]>([
  ['english-5200', all, 5142, 0],
  ['english-40001', all, 39_936, 0],
  ['chinese', all, 2022, 0],
  ['tracked-changes', [], undefined, 10],
])('summarizes %s', (name, sections, wordsWithoutReferences, changes) => {
  expect(preflight(name)).toMatchObject({
    kind: 'read',
    summary: { sections, wordsWithoutReferences, changes, comments: 0, uncaptionedFigures: 0 },
  })
})
