import { applySuggestions } from '../../mocks/backend/deliverables/apply-suggestions.ts'
import { assessManuscript } from '../../mocks/backend/grading/assess-manuscript.ts'
import { findErrors } from '../../mocks/backend/grading/find-errors.ts'
import { measureManuscript } from '../../mocks/backend/grading/measure-manuscript.ts'
import type { Proofreader } from '../../mocks/backend/grading/proofreader.ts'
import { writePackage } from '../../mocks/samples/word/write-manuscript.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { readDocument } from '../../src/domain/document-reader/parse/read-document.ts'
import { readPackage } from '../../src/features/order-form/preflight/docx/read-manuscript.ts'
import { openPackage } from '../../src/lib/manuscript/package/open-package.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import type { Figure } from './speed/figures.ts'
import { longestWords, manuscriptOf, movedParagraphs, paragraphOf } from './speed/manuscript-of.ts'
import { showFigures } from './speed/show-figures.ts'
import { medianTime } from './speed/time-beside.ts'

const laps = { laps: roundsOf(5), warmUp: isSmoke ? 0 : 2 }
/** Milliseconds of processor. */
const longestReading = 1_000
const longestRefusal = 500
/** Of twice the text to the text; 2 is linear. */
const mostGrowth = 2.6

/** Takes every 40th word for an error, in place of harper, which reads pieces of one length. */
const proofreader: Proofreader = {
  findings: async (text) =>
    [...text.matchAll(/\p{L}{5,}/gu)]
      .filter((_, index) => index % 40 === 0)
      .map(({ 0: word, index: start }) => ({
        kind: 'Typo',
        message: 'I suggest two words.',
        start,
        end: start + word.length,
        suggestions: [`${word.slice(0, 2)} ${word.slice(2)}`, `${word}s`],
      })),
}

const name = 'Thesis.docx'
const assess = (bytes: Uint8Array) => assessManuscript({ bytes, name, proofreader })

async function edit(bytes: Uint8Array) {
  const errors = await findErrors({ bytes, name, dialect: 'american', proofreader })
  const findings = errors.kind === 'found' ? errors.findings : []
  return applySuggestions({ bytes, findings, author: 'Galley', at: fixedNow })
}

function summarize(bytes: Uint8Array) {
  const docx = openPackage(bytes)
  return docx.kind === 'open' ? readPackage(docx) : docx
}

async function takes(what: string, work: () => unknown, limit: number): Promise<Figure> {
  return { name: what, unit: 'ms', value: await medianTime(work, laps), limit }
}

async function growth(
  what: string,
  work: (bytes: Uint8Array) => unknown,
  write: (words: number) => Uint8Array,
): Promise<Figure> {
  const [half, whole] = [write(longestWords / 2), write(longestWords)]
  const ofHalf = await medianTime(() => work(half), laps)
  const ofWhole = await medianTime(() => work(whole), laps)
  const companion = { name: 'half the text', value: ofHalf }
  return { name: what, unit: 'ms', value: ofWhole, companion, limit: mostGrowth }
}

const whole = manuscriptOf(longestWords)
const one = paragraphOf(longestWords)
const cells = '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(isSmoke ? 21_000 : 200_000)
const endless = writePackage(cells, [], 'en-US')

showFigures(`Manuscripts of ${longestWords} words, in processor time:`, [
  await takes('read and counted', () => measureManuscript({ bytes: whole, name }), longestReading),
  await takes('of one paragraph', () => measureManuscript({ bytes: one, name }), longestReading),
  await takes('summed up before the upload', () => summarize(whole), longestReading),
  await takes('read to be shown', () => readDocument(whole), longestReading),
  await growth('read to be shown, each paragraph moved', readDocument, movedParagraphs),
  await growth('graded', assess, manuscriptOf),
  await growth('graded, of one paragraph', assess, paragraphOf),
  await growth('edited', edit, manuscriptOf),
  await growth('edited, of one paragraph', edit, paragraphOf),
  await takes(
    '200,000 paragraphs refused by the backend',
    () => measureManuscript({ bytes: endless, name }),
    longestRefusal,
  ),
  await takes('refused before the upload', () => summarize(endless), longestRefusal),
  await takes('refused by the reader', () => readDocument(endless), longestRefusal),
])
