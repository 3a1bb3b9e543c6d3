import type { Span } from '../model/document-model.ts'

const closing = /^[,.;:!?)\]}’”»、。，；：！？）]/u

/** After a deleted word and its space, a comma would begin the next line. */
export function holdPunctuation(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    if (span.status !== 'deleted' || !span.text.endsWith(' ')) return span
    const next = spans.slice(at + 1).find(({ text }) => text !== '')
    return next && closing.test(next.text)
      ? { ...span, text: `${span.text.slice(0, -1)}\u00a0` }
      : span
  })
}
