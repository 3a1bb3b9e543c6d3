import { readFileSync } from 'node:fs'
import { type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'

const joined = (lines: string) =>
  Array.from(lines.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text).join('')

/** An English message's translation. Throws where there is none. */
export function messageIn(language: SiteLanguage, namespace: string, english: string): string {
  const path = new URL(`../../src/locales/${namespace}/${tagOf(language)}.po`, import.meta.url)
  const text = readFileSync(path, 'utf8')
  for (const [, id = '', translation = ''] of text.matchAll(
    /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm,
  )) {
    if (joined(id) === english && joined(translation) !== '') return joined(translation)
  }
  throw new Error(`The catalog of ${namespace} has no "${english}" in ${language}.`)
}
