import { plainTag } from './locales.ts'

const formats = new Map<string, Intl.ListFormat>()

/** Creating an Intl format takes longer than rendering the card of an order. */
function formatFor(language: string): Intl.ListFormat {
  const made =
    formats.get(language) ?? new Intl.ListFormat(plainTag(language), { type: 'conjunction' })
  formats.set(language, made)
  return made
}

export function formatList(items: readonly string[], { language }: { language: string }): string {
  return formatFor(language).format(items)
}
