import { i18n } from '@lingui/core'
import { loadCatalog } from './catalogs.ts'
import { isLanguageTag, type LanguageTag, plainTag } from './locales.ts'

const loaded = new Set<string>()
const inUse = new Set(['pages'])
let pending: LanguageTag | undefined

async function load(namespace: string, tag: LanguageTag): Promise<void> {
  const key = `${namespace} ${tag}`
  if (loaded.has(key)) return
  i18n.load(tag, await loadCatalog(namespace, tag))
  loaded.add(key)
}

export async function loadLanguage(tag: LanguageTag): Promise<void> {
  const missing = () => [...inUse].filter((namespace) => !loaded.has(`${namespace} ${tag}`))
  // Screens that are loaded meanwhile bring more.
  while (missing().length > 0) {
    await Promise.all(missing().map((namespace) => load(namespace, tag)))
  }
}

export function keepNamespaces(namespaces: readonly string[]): void {
  for (const namespace of namespaces) inUse.add(namespace)
}

/** Also in the language that the page is changing to. The build puts it around dynamic imports. */
export async function withMessages<Module>(
  module: Promise<Module>,
  namespaces: readonly string[],
): Promise<Module> {
  const added = namespaces.filter((namespace) => !inUse.has(namespace))
  keepNamespaces(namespaces)
  const loadIn = (tag: string | undefined, needed: readonly string[]) =>
    isLanguageTag(tag) ? needed.map((namespace) => load(namespace, tag)) : []
  const [result] = await Promise.all([
    module,
    ...loadIn(i18n.locale, namespaces),
    ...loadIn(pending, added),
  ])
  return result
}

/** Rejects when a catalog cannot be fetched; the language before it then stays. */
export async function activate(tag: LanguageTag): Promise<void> {
  pending = tag
  try {
    await loadLanguage(tag)
  } finally {
    pending = undefined
  }
  i18n.activate(tag)
  document.documentElement.lang = plainTag(tag)
}
