import type { Messages } from '@lingui/core'
import type { Area } from './areas.ts'
import type { LanguageTag } from './locales.ts'

type Catalogue = { messages: Messages }

const catalogues = import.meta.glob<Catalogue>([
  '../locales/**/*.po',
  '!../locales/devtools/*.po',
  '!../locales/**/pseudo.po',
])
// Apart from the others, so that a production build leaves it out.
const pseudoCatalogues = import.meta.glob<Catalogue>('../locales/**/pseudo.po')

/** Loads the words of an area in a language. Rejects when the catalogue cannot be fetched. */
export async function messagesOf(area: Area, tag: LanguageTag): Promise<Messages> {
  const path = `../locales/${area}/${tag}.po`
  const catalogue = import.meta.env.DEV
    ? { ...catalogues, ...pseudoCatalogues }[path]
    : catalogues[path]
  if (!catalogue) throw new Error(`There is no catalogue of ${area} in ${tag}.`)
  return (await catalogue()).messages
}
