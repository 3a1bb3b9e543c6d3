import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../setup/project-node.mjs'
import { catalogsBeside, fileOfCatalog } from './catalog-files.ts'

/** Gives each catalog of a build a file whose name the page can make up, as `src/i18n/catalogs.ts` does. */
export function catalogs(): Plugin {
  return {
    name: 'galley-catalogs',
    apply: 'build',
    config: () => ({
      define: { 'import.meta.env.CATALOGS_FOLDER': JSON.stringify(catalogsBeside) },
    }),
    buildStart() {
      // The texts of Devtools come with it.
      const found = globSync('src/locales/!(devtools)/*.po', { cwd: root })
      for (const path of found.sort()) {
        const id = join(root, path)
        this.emitFile({
          type: 'chunk',
          id,
          fileName: fileOfCatalog(id),
          // Entries of an application export nothing otherwise.
          preserveSignature: 'strict',
        })
      }
    },
  }
}
