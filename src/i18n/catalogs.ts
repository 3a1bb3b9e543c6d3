import type { Messages } from '@lingui/core'
import type { LanguageTag } from './locales.ts'

type Catalog = { messages: Messages }

const catalogs = import.meta.glob<Catalog>(['../locales/**/*.po', '!../locales/devtools/*.po'])
// Apart from the others, so that a production build leaves it out.
const pseudoCatalogs = import.meta.glob<Catalog>('../locales/**/en.po', { query: '?pseudo' })

function catalogOf(namespace: string, tag: LanguageTag) {
  if (tag !== 'pseudo') return catalogs[`../locales/${namespace}/${tag}.po`]
  return import.meta.env.DEV ? pseudoCatalogs[`../locales/${namespace}/en.po`] : undefined
}

/** Rejects when the catalog cannot be fetched. */
export async function loadCatalog(namespace: string, tag: LanguageTag): Promise<Messages> {
  const load = catalogOf(namespace, tag)
  if (!load) throw new Error(`There is no catalog of ${namespace} in ${tag}.`)
  return (await load()).messages
}
