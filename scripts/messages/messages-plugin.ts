import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { namespacesOf, type ReadSource, resolveImport } from '../../src/i18n/namespaces.ts'
import { root } from '../setup/project-node.mjs'
import { createReader } from './project-sources.ts'

const dynamicImport = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g
const runtime = '/src/i18n/activate.ts'

/** A module's path in the project, without its query. */
const pathOf = (id: string) => relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/')

/** The file that an import names, undefined for a package. The router splits a route by a query on its file. */
function targetOf(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (specifier.includes('?tsr-split=')) return file
  return path.startsWith('.') ? resolveImport(file, path) : undefined
}

/** The lines of a file that decide which messages other files fetch. */
export const importLines = (text: string | undefined) =>
  text?.match(/^.*\b(?:import|export|from)\b.*$/gm)?.join('\n')

/** The code of a file with messages fetched beside each dynamic import. */
export function withNamespaces(code: string, file: string, read: ReadSource): string {
  const output = code.replaceAll(dynamicImport, (call, _quote, specifier: string) => {
    const target = targetOf(file, specifier)
    const names = target === undefined ? [] : namespacesOf(target, read)
    if (names.length === 0) return call
    return `withMessages(${call}, ${JSON.stringify(names)})`
  })
  return output === code ? code : `import { withMessages } from '${runtime}';${output}`
}

/**
 * Fetches messages with the code that shows them: every dynamic import, those of routes included, also waits for the
 * namespaces that the imported file needs.
 */
export function messages(): Plugin {
  let read = createReader()
  const results = new Map<string, { code: string; output: string }>()
  return {
    name: 'galley-messages',
    buildStart() {
      read = createReader()
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?tsr-.*)?$/ },
      handler(code, id) {
        const output = withNamespaces(code, pathOf(id), read)
        if (code.includes('import(')) results.set(id, { code, output })
        return output === code ? undefined : { code: output, map: null }
      },
    },
    // A changed import may bring other messages to files that did not change.
    hotUpdate({ file, modules }) {
      const readAgain = createReader()
      const path = pathOf(file)
      // Finding the namespaces of all routes takes longer than compiling a component.
      if (importLines(read(path)) === importLines(readAgain(path))) return undefined
      read = readAgain
      const stale = [...results]
        .filter(([id, { code, output }]) => withNamespaces(code, pathOf(id), read) !== output)
        .flatMap(([id]) => this.environment.moduleGraph.getModuleById(id) ?? [])
      return stale.length > 0 ? [...new Set([...modules, ...stale])] : undefined
    },
  }
}
