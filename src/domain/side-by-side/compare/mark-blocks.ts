import type { Block, Paragraph, Span } from '../../document-reader/model/document-model.ts'

/** A place in the text of a block, with the position of its difference. */
export type MarkedRange = { start: number; end: number; difference: number }

type Walk = { at: number; ranges: readonly MarkedRange[] }

const isRead = (span: Span) => span.status !== 'deleted' && !span.isPicture

function markSpan(span: Span, walk: Walk): Span[] {
  const start = walk.at
  if (!isRead(span)) return [span]
  walk.at += span.text.length
  const inside = walk.ranges.filter((range) => range.start < walk.at && range.end > start)
  const pieces: Span[] = []
  let at = start
  const push = (to: number, marked?: number) => {
    if (to <= at) return
    const { opens, ...look } = span
    const text = span.text.slice(at - start, to - start)
    const first = pieces.length === 0 && opens ? { opens } : {}
    pieces.push({ ...look, ...first, text, ...(marked !== undefined && { marked }) })
    at = to
  }
  for (const range of inside) {
    push(Math.min(Math.max(range.start, at), walk.at))
    push(Math.min(range.end, walk.at), range.difference)
  }
  push(walk.at)
  return pieces.length > 0 ? pieces : [span]
}

function markParagraph(paragraph: Paragraph, walk: Walk): Paragraph {
  const spans = paragraph.spans.flatMap((span) => markSpan(span, walk))
  // The line break between two paragraphs.
  walk.at += 1
  return { ...paragraph, spans }
}

function markBlock(block: Block, walk: Walk): Block {
  if (block.kind === 'paragraph') return markParagraph(block, walk)
  return {
    ...block,
    rows: block.rows.map((row) =>
      row.status === 'deleted'
        ? row
        : {
            ...row,
            cells: row.cells.map((cell) => ({
              ...cell,
              blocks: cell.blocks.map((one) => markBlock(one, walk)),
            })),
          },
    ),
  }
}

/** Ranges are in order, in the texts of the blocks with a line break between two. */
export function markBlocks(blocks: readonly Block[], ranges: readonly MarkedRange[]): Block[] {
  if (ranges.length === 0) return [...blocks]
  const walk: Walk = { at: 0, ranges }
  return blocks.map((block) => markBlock(block, walk))
}
