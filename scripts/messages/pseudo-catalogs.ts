import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import type { Plugin } from 'vite'

// As much longer as a language may be; what is added can wrap, as words do.
const pseudoLocaleOptions = { extend: 0.6, extendCharacter: 'ō ' }

type Config = Parameters<typeof getCatalogs>[0]

/** Makes a pseudo-locale's catalog out of the English one, for imports of `en.po?pseudo`. */
export function pseudoCatalogs(config: Config): Plugin {
  return {
    name: 'galley-pseudo-catalogs',
    transform: {
      filter: { id: /\/en\.po\?pseudo$/ },
      async handler(_text, id) {
        const path = relative(config.rootDir, id.replace('?pseudo', ''))
        const found = getCatalogForFile(path, await getCatalogs(config))
        if (!found) throw new Error(`No catalog of lingui.config.ts has the path ${path}.`)
        const { locale, catalog } = found
        const { messages } = await catalog.getTranslations(locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale,
        })
        const { source } = createCompiledCatalog(locale, messages, {
          namespace: 'es',
          pseudoLocale: locale,
          pseudoLocaleOptions,
        })
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}
