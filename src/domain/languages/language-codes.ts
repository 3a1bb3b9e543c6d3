/** Numbers of the server's manuscript languages by ISO 639-1. */
const languageIds: Readonly<Record<string, number>> = {
  en: 1,
  zh: 2,
  ja: 3,
  ko: 4,
  pt: 5,
  es: 6,
  fr: 7,
  de: 8,
  it: 9,
  ru: 10,
  tr: 11,
}

/** Undefined where manuscripts in the language are not accepted. */
export function languageIdOf(code: string): number | undefined {
  return languageIds[code]
}
