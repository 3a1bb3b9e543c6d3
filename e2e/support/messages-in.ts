import { readFileSync } from 'node:fs'
import { type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'
import { messagesOf } from '../../stories/translations/read-po.ts'

/** The translation of an English message. Throws where there is none. */
export function messageIn(
  language: SiteLanguage,
  namespace: string,
  english: string,
  context = '',
): string {
  const path = new URL(`../../src/locales/${namespace}/${tagOf(language)}.po`, import.meta.url)
  const messages = messagesOf(readFileSync(path, 'utf8'))
  const found = messages.find(
    (message) =>
      message.id === english && message.context === context && message.translation !== '',
  )
  if (!found) throw new Error(`The catalog of ${namespace} has no "${english}" in ${language}.`)
  return found.translation
}

/** Of a value, and of a link, which says where it opens. */
const placeholder = /(\{\w+\}|<\/?\d+>)/

function patternOf(part: string): string {
  if (part.startsWith('{') && placeholder.test(part)) return '.+'
  if (placeholder.test(part)) return '.*'
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Matches what begins with a message, with any values. */
export function messagePattern(
  language: SiteLanguage,
  namespace: string,
  english: string,
  context = '',
): RegExp {
  const parts = messageIn(language, namespace, english, context).split(placeholder)
  return new RegExp(`^${parts.map(patternOf).join('')}`)
}
