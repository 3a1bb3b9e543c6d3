import { writeManuscript } from '../../samples/write-manuscript.ts'
import { termCheck } from '../rules/term-check.ts'
import { applySuggestions } from './apply-suggestions.ts'
import { readManuscript } from './assess-manuscript.ts'
import { judgedText, PARAGRAPH_GAP } from './judged-text.ts'
import type { Dialect, Finding, Proofreader } from './proofreader.ts'
import { sniffFile } from './sniff-file.ts'

export type Editing = {
  bytes: Uint8Array
  name: string
  dialect: Dialect
  proofreader: Proofreader
  author: string
  /** The instant of the changes, epoch milliseconds. */
  at: number
}

/**
 * A manuscript as an editor gives it back: a .docx with the proofreader's suggestions for its
 * English as tracked changes. An older .doc comes back as a .docx of its plain text. Undefined
 * where there is no text to read. The same manuscript gives the same bytes.
 */
export async function editManuscript(editing: Editing): Promise<Uint8Array | undefined> {
  const { proofreader, dialect, author, at } = editing
  const read = await readManuscript(editing.bytes, editing.name)
  if (read.kind !== 'text') return undefined
  const { english, englishPlaces } = judgedText(read.paragraphs)
  const isAboutTerm = termCheck(english)
  const found = english ? await proofreader.findings(english, dialect) : []
  const errors = found.filter((finding) => !isAboutTerm(finding))
  const findings = placedInWhole(errors, read.paragraphs, englishPlaces)
  const isDocx = sniffFile(editing.bytes) === 'docx'
  const bytes = isDocx ? editing.bytes : asDocx(read.paragraphs)
  return applySuggestions({ bytes, findings, author, at })
}

function asDocx(paragraphs: readonly string[]): Uint8Array {
  const blocks = paragraphs.map((text) => ({ kind: 'body', text }) as const)
  return writeManuscript(blocks, 'en-US')
}

/** Findings of the English alone, counted from the beginning of the whole manuscript. */
function placedInWhole(
  findings: readonly Finding[],
  paragraphs: readonly string[],
  places: readonly number[],
): Finding[] {
  const starts: number[] = []
  let start = 0
  for (const text of paragraphs) {
    starts.push(start)
    start += text.length + PARAGRAPH_GAP.length
  }
  const placed: Finding[] = []
  let from = 0
  for (const place of places) {
    const to = from + (paragraphs[place] ?? '').length
    const shift = (starts[place] ?? 0) - from
    for (const finding of findings) {
      if (finding.start < from || finding.end > to) continue
      placed.push({ ...finding, start: finding.start + shift, end: finding.end + shift })
    }
    from = to + PARAGRAPH_GAP.length
  }
  return placed
}
