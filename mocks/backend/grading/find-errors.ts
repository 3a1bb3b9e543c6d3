import type { Finding, UnusableReason } from '../../world/rows/manuscript-verdict.ts'
import { termCheck } from '../rules/grammar-check/term-check.ts'
import { wholeWords } from '../rules/grammar-check/whole-words.ts'
import { gradedText, PARAGRAPH_GAP } from './graded-text.ts'
import { readManuscript } from './proofread-manuscript.ts'
import type { Dialect, Proofreader } from './proofreader.ts'

/** Errors with the offsets that `applySuggestions` expects, or the reason why there are none. */
export type FoundErrors =
  | { kind: 'found'; findings: Finding[] }
  | { kind: 'failed'; reason: UnusableReason }

/** Proofreads the English; technical terms are no errors. @throws if the proofreader cannot be loaded */
export async function findErrors(manuscript: {
  bytes: Uint8Array
  name: string
  dialect: Dialect
  proofreader: Proofreader
}): Promise<FoundErrors> {
  const { bytes, name, dialect, proofreader } = manuscript
  const read = readManuscript(bytes, name)
  if (read.kind === 'broken') return { kind: 'failed', reason: read.reason }
  if (read.kind !== 'text') return { kind: 'failed', reason: read.kind }
  const { english, englishIndexes } = await gradedText(read.paragraphs)
  const isAboutTerm = termCheck(english)
  const found = english ? await proofreader.findings(english, dialect) : []
  const errors = found.filter((finding) => !isAboutTerm(finding)).map(wholeWords(english))
  return { kind: 'found', findings: toManuscriptOffsets(errors, read.paragraphs, englishIndexes) }
}

function toManuscriptOffsets(
  findings: readonly Finding[],
  paragraphs: readonly string[],
  paragraphIndexes: readonly number[],
): Finding[] {
  const starts: number[] = []
  let start = 0
  for (const text of paragraphs) {
    starts.push(start)
    start += text.length + PARAGRAPH_GAP.length
  }
  const findingsInWhole: Finding[] = []
  let from = 0
  let next = 0
  for (const index of paragraphIndexes) {
    const to = from + (paragraphs[index] ?? '').length
    const shift = (starts[index] ?? 0) - from
    for (let finding = findings[next]; finding && finding.start < to; finding = findings[next]) {
      next += 1
      // Those between two paragraphs belong to none.
      if (finding.start < from || finding.end > to) continue
      findingsInWhole.push({ ...finding, start: finding.start + shift, end: finding.end + shift })
    }
    from = to + PARAGRAPH_GAP.length
  }
  return findingsInWhole
}
