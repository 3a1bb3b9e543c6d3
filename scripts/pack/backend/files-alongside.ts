import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Plugin } from 'rolldown'

const address = /new URL\(\s*(['"])([^'"]+)\1,\s*import\.meta\.url,?\s*\)/g

/** What code names by `new URL('…', import.meta.url)` goes along: modules as bundles, the rest as it is. */
export function filesAlongside(): Plugin & { copied: Set<string> } {
  const copied = new Set<string>()
  return {
    name: 'files-alongside',
    copied,
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null
      return code.replaceAll(address, (_, _quote, from: string) => {
        const path = join(dirname(id), from)
        const isModule = extname(path) === '.ts'
        const fileName = isModule ? `${basename(path, '.ts')}.js` : basename(path)
        if (isModule) {
          this.emitFile({ type: 'chunk', id: path, fileName })
        } else if (!copied.has(path)) {
          copied.add(path)
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) })
        }
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  }
}
