import type { Messages } from '@lingui/core'
import type { LanguageTag } from './locales.ts'

type Catalog = { messages: Messages }

const isListed = import.meta.env.DEV
const catalogs = import.meta.glob<Catalog>(['../locales/**/*.po', '!../locales/devtools/*.po'])
const pseudoCatalogs = import.meta.glob<Catalog>('../locales/**/en.po', { query: '?pseudo' })

function listedCatalog(namespace: string, tag: LanguageTag) {
  return tag === 'pseudo'
    ? pseudoCatalogs[`../locales/${namespace}/en.po`]
    : catalogs[`../locales/${namespace}/${tag}.po`]
}

/** Rejects when the catalog cannot be fetched. */
export async function loadCatalog(namespace: string, tag: LanguageTag): Promise<Messages> {
  if (!isListed) {
    // A list of all catalogs would weigh; a build puts each into a file of a known name.
    const folder: string = import.meta.env.CATALOGS_FOLDER
    const catalog: Catalog = await import(/* @vite-ignore */ `${folder}/${namespace}.${tag}.js`)
    return catalog.messages
  }
  const load = listedCatalog(namespace, tag)
  if (!load) throw new Error(`There is no catalog of ${namespace} in ${tag}.`)
  return (await load()).messages
}
