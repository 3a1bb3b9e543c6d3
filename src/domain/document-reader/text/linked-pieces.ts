import type { Span } from '../model/document-model.ts'

type LinkedPiece = { address: string | undefined; spans: Span[] }

/** Neighbours of one link are one piece; a comment's number stands before a link, not in it. */
export function linkedPieces(spans: readonly Span[]): LinkedPiece[] {
  const pieces: LinkedPiece[] = []
  for (const span of spans) {
    const last = pieces.at(-1)
    if (last && last.address === span.address && !span.opens) last.spans.push(span)
    else pieces.push({ address: span.address, spans: [span] })
  }
  return pieces
}
