import { readFileSync } from 'node:fs'
import { type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'
import { messagesOf } from '../../stories/translations/read-po.ts'

/** An English message's translation. Throws where there is none. */
export function messageIn(language: SiteLanguage, namespace: string, english: string): string {
  const path = new URL(`../../src/locales/${namespace}/${tagOf(language)}.po`, import.meta.url)
  const messages = messagesOf(readFileSync(path, 'utf8'))
  const found = messages.find(({ id, translation }) => id === english && translation !== '')
  if (!found) throw new Error(`The catalog of ${namespace} has no "${english}" in ${language}.`)
  return found.translation
}
