import { i18n, type Messages } from '@lingui/core'
import { type LanguageTag, plainTag } from './locales.ts'

type Catalogue = () => Promise<{ messages: Messages }>

const catalogues: Record<Exclude<LanguageTag, 'pseudo'>, Catalogue> = {
  en: () => import('../locales/en.po'),
  'zh-Hans': () => import('../locales/zh-Hans.po'),
  ja: () => import('../locales/ja.po'),
  'pt-BR': () => import('../locales/pt-BR.po'),
  es: () => import('../locales/es.po'),
}

const loaded = new Set<LanguageTag>()

/** Fetches the catalogue of a language, without switching to it. */
export async function loadCatalogue(tag: LanguageTag): Promise<void> {
  if (loaded.has(tag)) return
  if (tag !== 'pseudo') {
    const { messages } = await catalogues[tag]()
    i18n.load(tag, messages)
  } else if (import.meta.env.DEV) {
    const { messages } = await import('../locales/pseudo.po')
    i18n.load(tag, messages)
  } else {
    throw new Error('The pseudo-locale exists in development only.')
  }
  loaded.add(tag)
}

/**
 * Loads a language and makes it the language of the page.
 * Rejects when the catalogue cannot be fetched; the language before it then stays.
 */
export async function activate(tag: LanguageTag): Promise<void> {
  await loadCatalogue(tag)
  i18n.activate(tag)
  document.documentElement.lang = plainTag(tag)
}
