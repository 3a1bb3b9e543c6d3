import type { Span } from '../model/document-model.ts'

type Piece = { change: number | undefined; spans: Span[] }

/** Neighbours of one change are one piece. */
export function piecesOf(spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  for (const span of spans) {
    const last = pieces.at(-1)
    if (last && last.change === span.change) last.spans.push(span)
    else pieces.push({ change: span.change, spans: [span] })
  }
  return pieces
}
