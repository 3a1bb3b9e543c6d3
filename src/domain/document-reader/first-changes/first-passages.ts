import type { Block, Chunk, Paragraph, Span } from '../model/document-model.ts'
import { textOfBlock } from '../parse/text-of-blocks.ts'

export type ChangePassage = { paragraph: Paragraph; changes: number[] }

/** UTF-16 units between two changes that are shown in one passage. */
const closest = 80

/** UTF-16 units of context before and behind the changes. */
const context = 140

type ChangedRange = { from: number; to: number; changes: number[] }

function changedRanges({ spans, end, format }: Paragraph): ChangedRange[] {
  const ranges: ChangedRange[] = []
  let at = 0
  const add = (change: number | undefined, length: number) => {
    const from = at
    at += length
    if (change === undefined) return
    const last = ranges.at(-1)
    if (!last || from - last.to > closest) ranges.push({ from, to: at, changes: [change] })
    else {
      last.to = at
      last.changes.push(change)
    }
  }
  for (const { change, text } of spans) add(change, text.length)
  add(end?.change, 0)
  add(format, 0)
  return ranges
}

const sentenceEnd = /[.!?]["'”’)]*\s+|[。！？]["'”’）]*/g

function startOf(text: string, from: number): number {
  const earliest = Math.max(0, from - context)
  const before = text.slice(earliest, from)
  const end = [...before.matchAll(sentenceEnd)].at(-1)
  if (end) return earliest + end.index + end[0].length
  return earliest === 0 ? 0 : earliest + before.search(/\s|$/)
}

function endOf(text: string, to: number): number {
  const latest = Math.min(text.length, to + context)
  const after = text.slice(to, latest)
  const [end] = after.matchAll(sentenceEnd)
  if (end) return to + end.index + end[0].trimEnd().length
  if (latest === text.length) return latest
  const space = after.lastIndexOf(' ')
  return space < 0 ? latest : to + space
}

function cut(spans: readonly Span[], from: number, to: number): Span[] {
  let at = 0
  return spans.flatMap(({ opens: _, comments: _comments, note: _note, ...span }): Span[] => {
    const start = at
    at += span.text.length
    if (at < from || start > to) return []
    const text = span.isPicture
      ? span.text
      : span.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' && span.change === undefined ? [] : [{ ...span, text }]
  })
}

function passageAt(paragraph: Paragraph, { from, to, changes }: ChangedRange): ChangePassage {
  const { spans, end, format } = paragraph
  const text = textOfBlock(paragraph)
  const [start, stop] = [startOf(text, from), endOf(text, to)]
  const isMidSentence = start > 0 && /\s/.test(text[start] ?? '')
  const isWhole = stop === text.length
  return {
    changes: [...new Set(changes)],
    paragraph: {
      kind: 'paragraph',
      role: 'text',
      level: 0,
      spans: [
        ...(isMidSentence ? [{ text: '…' }] : []),
        ...cut(spans, isMidSentence ? start + 1 : start, stop),
        ...(isWhole || /[.!?。！？]["'”’)）]*$/.test(text.slice(0, stop)) ? [] : [{ text: '…' }]),
      ],
      ...(isWhole && end && { end }),
      ...(isWhole && format !== undefined && { format }),
    },
  }
}

function* passagesOf(blocks: readonly Block[]): Generator<ChangePassage> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      for (const range of changedRanges(block)) yield passageAt(block, range)
      continue
    }
    for (const { cells, change, status } of block.rows) {
      const inner = cells.flatMap((cell) => cell.blocks)
      if (change === undefined || status === undefined) {
        yield* passagesOf(inner)
        continue
      }
      const text = inner
        .map(textOfBlock)
        .join(' · ')
        .slice(0, 2 * context)
      const spans = [{ text, status, change }]
      yield { paragraph: { kind: 'paragraph', role: 'text', level: 0, spans }, changes: [change] }
    }
  }
}

/** Each change is shown once, where it begins. */
export function firstPassages(chunks: readonly Chunk[], most: number): ChangePassage[] {
  const shown = new Set<number>()
  const passages: ChangePassage[] = []
  for (const { blocks } of chunks) {
    for (const { paragraph, changes } of passagesOf(blocks)) {
      const fresh = changes.filter((change) => !shown.has(change))
      if (fresh.length === 0) continue
      for (const change of fresh) shown.add(change)
      passages.push({ paragraph, changes: fresh })
      if (passages.length === most) return passages
    }
  }
  return passages
}
