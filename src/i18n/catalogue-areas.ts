import type { Messages } from '@lingui/core'
import type { Area } from './areas.ts'
import type { LanguageTag } from './locales.ts'

type Catalogue = { messages: Messages }

const catalogues = import.meta.glob<Catalogue>(['../locales/**/*.po', '!../locales/devtools/*.po'])
// Apart from the others, so that a production build leaves it out.
const pseudoCatalogues = import.meta.glob<Catalogue>('../locales/**/en.po', { query: '?pseudo' })

function catalogueOf(area: Area, tag: LanguageTag) {
  if (tag !== 'pseudo') return catalogues[`../locales/${area}/${tag}.po`]
  return import.meta.env.DEV ? pseudoCatalogues[`../locales/${area}/en.po`] : undefined
}

/** Loads the words of an area in a language. Rejects when the catalogue cannot be fetched. */
export async function messagesOf(area: Area, tag: LanguageTag): Promise<Messages> {
  const catalogue = catalogueOf(area, tag)
  if (!catalogue) throw new Error(`There is no catalogue of ${area} in ${tag}.`)
  return (await catalogue()).messages
}
