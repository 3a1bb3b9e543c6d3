import type { DigitalLanguage } from '../../api/digital-purchases.ts'

type LanguageSearch = { language?: DigitalLanguage }

const languages: ReadonlySet<unknown> = new Set<DigitalLanguage>([
  'spanish-to-english',
  'portuguese-to-english',
  'chinese-to-english',
])

const isLanguage = (value: unknown): value is DigitalLanguage => languages.has(value)

/** An explicit undefined: the router keeps the URL's value for omitted keys. */
export function languageSearch({ language }: Record<string, unknown>): LanguageSearch {
  return { language: isLanguage(language) ? language : undefined }
}
