import { expect, it } from 'vitest'
import { runsOf, wholeOf } from '../../../src/lib/manuscript/fingerprint/text-runs.ts'
import { readDocx } from '../../backend/uploads/read-docx.ts'
import { draftManuscript } from '../../samples/draft-manuscripts.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { assessedManuscripts } from './assessed-manuscripts.ts'
import { englishPaper } from './digital-manuscripts.ts'

const { scoring, counting, fiveKinds, twoKindsAtZero, countFailed, flawless } = assessedManuscripts
const { hardToFollow, proofread, edited, conference } = assessedManuscripts

const assessed = [
  ...[scoring, counting, fiveKinds, twoKindsAtZero, countFailed, flawless],
  ...[hardToFollow, proofread, edited, conference],
]

const samples = ['english-3000', 'english-5200', 'english-18001', 'english-40001'] as const

const manuscripts: [string, Uint8Array][] = [
  ...assessed.map(({ name, bytes }): [string, Uint8Array] => [name, bytes()]),
  ...samples.map((name): [string, Uint8Array] => [name, sampleManuscript(name).bytes]),
  ...[0, 1, 2].map((turn): [string, Uint8Array] => [
    `digital ${turn}`,
    englishPaper('a.docx', turn).bytes,
  ]),
  ['a draft', draftManuscript('third')],
]

/** Of the runs of six words of the shorter text, in the longer one; above it Grammar Check may see drafts. */
const mostInCommon = 0.4

/** Shorter ones are no drafts. */
const leastSizeRatio = 0.2

const texts = manuscripts.map(([name, bytes]) => {
  const read = readDocx(bytes)
  const all = read.kind === 'text' ? read.paragraphs : []
  const paragraphs = all.slice(0, all.indexOf('References'))
  return {
    name,
    title: wholeOf(paragraphs[0] ?? '').hash,
    runs: new Set(paragraphs.flatMap(runsOf)),
  }
})

it.each(texts)('$name has a title and a text of its own', (text) => {
  for (const other of texts) {
    if (other === text) continue
    expect(other.title).not.toBe(text.title)
    const [shorter = 0, longer = 0] = [text.runs.size, other.runs.size].toSorted((a, b) => a - b)
    const share = [...text.runs].filter((run) => other.runs.has(run)).length / shorter
    if (shorter > leastSizeRatio * longer) expect(share, other.name).toBeLessThan(mostInCommon)
  }
})
