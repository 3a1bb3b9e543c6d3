/** In reading order. `text` of a body may contain a footnote. */
export type ManuscriptBlock =
  | { kind: 'title' | 'heading' | 'subheading' | 'body' | 'caption'; text: string; note?: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] }

export function textsOf(blocks: readonly ManuscriptBlock[]): string[] {
  const texts = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : block.text))
  const notes = blocks.flatMap((block) => ('note' in block && block.note ? block.note : []))
  return [...texts, ...notes]
}
