import { siteLanguages, tagOf } from '../../src/i18n/locales.ts'
import type { MessageRow, MessageSection } from './messages-by-screen.ts'
import { timesAsWide, widthLimit } from './width-of-messages.ts'

export const translations = siteLanguages.filter((language) => language !== 'en').map(tagOf)

export const isMissing = (row: MessageRow) => translations.some((tag) => !row.translations[tag])

/** Width relative to English, if that may not fit. */
export function tooWide({ english, translations }: MessageRow, tag: string): number | undefined {
  const times = timesAsWide(english, translations[tag] ?? '')
  return times > widthLimit ? times : undefined
}

export const isTooWide = (row: MessageRow) =>
  translations.some((tag) => tooWide(row, tag) !== undefined)

type Wish = { text: string; marked: boolean }

/** Filters by text or file path, and by marks. */
export function shownSections(
  sections: readonly MessageSection[],
  { text, marked }: Wish,
): MessageSection[] {
  const query = text.trim().toLowerCase()
  const has = (some: string) => some.toLowerCase().includes(query)
  return sections
    .map(({ file, rows }) => ({
      file,
      rows: rows
        .filter((row) => !marked || isMissing(row) || isTooWide(row))
        .filter((row) => [file, row.english, ...Object.values(row.translations)].some(has)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
