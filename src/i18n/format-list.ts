import { plainTag } from './locales.ts'

/** Joins items as the reader's language does: "A, B, and C", "A、B和C". */
export function formatList(items: readonly string[], { language }: { language: string }): string {
  return new Intl.ListFormat(plainTag(language), { type: 'conjunction' }).format(items)
}
