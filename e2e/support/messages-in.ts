import { readFileSync } from 'node:fs'
import { type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'

const joined = (lines: string) =>
  Array.from(lines.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text).join('')

/** What an English message of an area is in a language, as its catalogue has it. Throws where it has none. */
export function wordsIn(language: SiteLanguage, area: string, english: string): string {
  const path = new URL(`../../src/locales/${area}/${tagOf(language)}.po`, import.meta.url)
  const text = readFileSync(path, 'utf8')
  for (const [, id = '', words = ''] of text.matchAll(
    /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm,
  )) {
    if (joined(id) === english && joined(words) !== '') return joined(words)
  }
  throw new Error(`The catalogue of ${area} has no "${english}" in ${language}.`)
}
