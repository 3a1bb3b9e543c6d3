import type { Block, Paragraph, Span, Status, Table, View } from './document-model.ts'

/** The blocks as they read with all changes, with all accepted, or with all taken back. */
export function blocksInView(blocks: readonly Block[], view: View): readonly Block[] {
  if (view === 'all') return blocks
  const dropped: Status = view === 'final' ? 'deleted' : 'inserted'
  const shown: Block[] = []
  let carried: Span[] | undefined
  for (const block of blocks) {
    if (block.kind === 'table') {
      if (carried) shown.push({ ...emptyParagraph, spans: carried })
      carried = undefined
      shown.push(...tableWithout(block, view, dropped))
      continue
    }
    const { end, ...paragraph } = block
    const kept = withoutSpans(paragraph.spans, dropped)
    const spans: Span[] = carried ? [...carried, ...kept] : kept
    carried = end?.status === dropped ? spans : undefined
    const isEmptied = spans.length === 0 && paragraph.spans.length > 0
    if (!carried && !isEmptied) shown.push({ ...paragraph, spans })
  }
  if (carried) shown.push({ ...emptyParagraph, spans: carried })
  return shown
}

const emptyParagraph: Paragraph = { kind: 'paragraph', role: 'text', level: 0, spans: [] }

/** Comments on a dropped text move to the next one. */
function withoutSpans(spans: readonly Span[], dropped: Status): Span[] {
  const kept: Span[] = []
  let opens: number[] = []
  for (const span of spans) {
    if (span.opens) opens = [...opens, ...span.opens]
    if (span.status === dropped) continue
    const { status: _, change: _change, opens: _opens, ...rest } = span
    kept.push(opens.length > 0 ? { ...rest, opens } : rest)
    opens = []
  }
  if (opens.length > 0) kept.push({ text: '', opens })
  return kept
}

function tableWithout(table: Table, view: View, dropped: Status): Table[] {
  const rows = table.rows
    .filter(({ status }) => status !== dropped)
    .map(({ cells }) => ({
      cells: cells.map(({ columns, blocks }) => ({
        columns,
        blocks: [...blocksInView(blocks, view)],
      })),
    }))
  return rows.length > 0 ? [{ kind: 'table', rows }] : []
}
