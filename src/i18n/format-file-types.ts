import { plainTag } from './locales.ts'

const zeroWidthSpace = '\u200b'

/** Where a list has no spaces, a line could not break before the dot of the next ending. */
function separator(literal: string): string {
  if (literal.includes(' ')) return literal
  return literal.startsWith('、') ? literal + zeroWidthSpace : ` ${literal} `
}

export function formatFileTypes(endings: readonly string[], language: string): string {
  return new Intl.ListFormat(plainTag(language), { type: 'disjunction' })
    .formatToParts(endings)
    .map(({ type, value }) => (type === 'literal' ? separator(value) : value))
    .join('')
}
