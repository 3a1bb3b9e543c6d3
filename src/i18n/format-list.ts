import { plainTag } from './locales.ts'

const formats = new Map<string, Intl.ListFormat>()

type ListOptions = { language: string; type?: 'conjunction' | 'disjunction' }

/** Creating an Intl format takes longer than rendering the card of an order. */
function formatFor({ language, type = 'conjunction' }: ListOptions): Intl.ListFormat {
  const key = `${language} ${type}`
  const made = formats.get(key) ?? new Intl.ListFormat(plainTag(language), { type })
  formats.set(key, made)
  return made
}

export function formatList(items: readonly string[], options: ListOptions): string {
  return formatFor(options).format(items)
}
