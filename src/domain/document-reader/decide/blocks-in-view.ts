import type { Block, DocumentView, Paragraph, Span, Table } from '../model/document-model.ts'
import { type Decisions, decisionOn } from './decisions.ts'

type Marked = Pick<Span, 'status' | 'change' | 'insertedBy'>
type IsDropped = (part: Marked | undefined) => boolean

/** Whether a part is left out of the text: in the final one, undecided changes count as accepted. */
function droppedIn(view: DocumentView, decisions: Decisions): IsDropped {
  const isRejected = (change: number | undefined) =>
    view === 'original' || decisionOn(decisions, change ?? decisions.length) === 'rejected'
  return (part) => {
    if (part?.insertedBy !== undefined && isRejected(part.insertedBy)) return true
    if (part?.status === undefined) return false
    return (part.status === 'inserted') === isRejected(part.change)
  }
}

export function blocksInView(
  blocks: readonly Block[],
  view: DocumentView,
  decisions: Decisions = '',
): readonly Block[] {
  return view === 'all' ? blocks : blocksWithout(blocks, droppedIn(view, decisions))
}

function blocksWithout(blocks: readonly Block[], isDropped: IsDropped): Block[] {
  const shown: Block[] = []
  /** Of paragraphs that continue in the next one: the next of their text box, or the next beside it. */
  const carried: Record<'box' | 'text', Span[]> = { box: [], text: [] }
  const release = (place: 'box' | 'text') => {
    if (carried[place].length > 0) shown.push({ ...emptyParagraph, spans: carried[place] })
    carried[place] = []
  }
  for (const block of blocks) {
    if (block.kind === 'table') {
      const table = tableWithout(block, isDropped)
      if (!table) continue
      release('box')
      release('text')
      shown.push(table)
      continue
    }
    const { end, format: _, ...paragraph } = block
    const place = block.isInBox ? 'box' : 'text'
    if (place === 'text') release('box')
    const spans = [...carried[place], ...withoutSpans(paragraph.spans, isDropped)]
    const isEmptied = spans.length === 0 && paragraph.spans.length > 0
    const isJoined = isDropped(end)
    carried[place] = isJoined ? spans : []
    if (!isJoined && !isEmptied) shown.push({ ...paragraph, spans })
  }
  release('box')
  release('text')
  return shown
}

const emptyParagraph: Paragraph = { kind: 'paragraph', role: 'text', level: 0, spans: [] }

/** Comments on a dropped text move to the next one. */
function withoutSpans(spans: readonly Span[], isDropped: IsDropped): Span[] {
  const kept: Span[] = []
  let opens: number[] = []
  for (const span of spans) {
    if (span.opens) opens = [...opens, ...span.opens]
    if (isDropped(span)) continue
    const { status: _, change: _change, insertedBy: _insertedBy, opens: _opens, ...rest } = span
    kept.push(opens.length > 0 ? { ...rest, opens } : rest)
    opens = []
  }
  if (opens.length > 0) kept.push({ text: '', opens })
  return kept
}

function tableWithout(table: Table, isDropped: IsDropped): Table | undefined {
  const rows = table.rows
    .filter((row) => !isDropped(row))
    .map(({ cells }) => ({
      cells: cells.map(({ columns, blocks }) => ({
        columns,
        blocks: blocksWithout(blocks, isDropped),
      })),
    }))
  return rows.length > 0 ? { kind: 'table', rows } : undefined
}
