import { plainTag } from './locales.ts'

/** What stands between the last two: "and", "or". */
export type ListKind = 'and' | 'or'

const types = { and: 'conjunction', or: 'disjunction' } as const

/** Names or values in a row, as the reader's language strings them together: "A, B, and C", "A、B和C". */
export function formatList(
  items: readonly string[],
  { language, kind = 'and' }: { language: string; kind?: ListKind },
): string {
  return new Intl.ListFormat(plainTag(language), { type: types[kind] }).format(items)
}
