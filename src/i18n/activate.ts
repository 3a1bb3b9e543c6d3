import { i18n } from '@lingui/core'
import type { Area } from './areas.ts'
import { messagesOf } from './catalogue-areas.ts'
import { isLanguageTag, type LanguageTag, plainTag } from './locales.ts'

const loaded = new Set<string>()
const inUse = new Set<Area>(['pages'])

async function loadArea(area: Area, tag: LanguageTag): Promise<void> {
  const key = `${area} ${tag}`
  if (loaded.has(key)) return
  i18n.load(tag, await messagesOf(area, tag))
  loaded.add(key)
}

/** Fetches the catalogues of a language that are in use, without switching to it. */
export async function loadCatalogue(tag: LanguageTag): Promise<void> {
  await Promise.all([...inUse].map((area) => loadArea(area, tag)))
}

/** From now on the words of these areas are loaded with each language. */
export function keepAreas(areas: readonly Area[]): void {
  for (const area of areas) inUse.add(area)
}

/** Has the words of an area ready in the language of the page, and in those it changes to. */
export async function bringWords(area: Area): Promise<void> {
  keepAreas([area])
  if (isLanguageTag(i18n.locale)) await loadArea(area, i18n.locale)
}

/**
 * Loads a language and makes it the language of the page.
 * Rejects when a catalogue cannot be fetched; the language before it then stays.
 */
export async function activate(tag: LanguageTag): Promise<void> {
  await loadCatalogue(tag)
  i18n.activate(tag)
  document.documentElement.lang = plainTag(tag)
}
