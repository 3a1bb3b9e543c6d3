import type { Messages } from '@lingui/core'
import type { LanguageTag } from './locales.ts'

/**
 * What is translated apart, since most visits need no word of it: `pages` is loaded with every page,
 * the others when they are first used.
 */
export type Area = 'pages' | 'refusals'

type Catalogue = () => Promise<{ messages: Messages }>

/** The catalogues of each area by language; the pseudo-locale exists in development only. */
export const catalogues: Record<Area, Record<Exclude<LanguageTag, 'pseudo'>, Catalogue>> = {
  pages: {
    en: () => import('../locales/en.po'),
    'zh-Hans': () => import('../locales/zh-Hans.po'),
    ja: () => import('../locales/ja.po'),
    'pt-BR': () => import('../locales/pt-BR.po'),
    es: () => import('../locales/es.po'),
  },
  refusals: {
    en: () => import('../locales/refusals/en.po'),
    'zh-Hans': () => import('../locales/refusals/zh-Hans.po'),
    ja: () => import('../locales/refusals/ja.po'),
    'pt-BR': () => import('../locales/refusals/pt-BR.po'),
    es: () => import('../locales/refusals/es.po'),
  },
}

export const pseudoCatalogues: Record<Area, Catalogue> = {
  pages: () => import('../locales/pseudo.po'),
  refusals: () => import('../locales/refusals/pseudo.po'),
}
