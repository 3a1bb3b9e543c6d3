import { plainTag } from './locales.ts'

export type ListKind = 'and' | 'or'

const types = { and: 'conjunction', or: 'disjunction' } as const

/** Joins items as the reader's language does: "A, B, and C", "A、B和C". */
export function formatList(
  items: readonly string[],
  { language, kind = 'and' }: { language: string; kind?: ListKind },
): string {
  return new Intl.ListFormat(plainTag(language), { type: types[kind] }).format(items)
}
