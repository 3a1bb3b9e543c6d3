import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/project-node.mjs'

/** A hash of everything that the compiled catalogs follow from. */
function catalogsHash(): string {
  const hash = createHash('sha256')
  const catalogs = globSync('src/locales/*/*.po', { cwd: root }).sort()
  for (const file of ['package-lock.json', ...catalogs]) hash.update(readFileSync(join(root, file)))
  return hash.digest('base64url').slice(0, 8)
}

/** Where a build puts all catalogs. The start of every page names each, so a hash of its own would weigh. */
export const catalogsFolder = `assets/messages-${catalogsHash()}`

export function catalogFile(namespace: string, tag: string): string {
  return `${catalogsFolder}/${namespace}.${tag}.js`
}

/** The file of a catalog's module, undefined for any other module. */
export function fileOfCatalog(id: string | null | undefined): string | undefined {
  const [, namespace, tag] = /\/src\/locales\/([\w-]+)\/([\w-]+)[.]po$/.exec(id ?? '') ?? []
  return namespace && tag ? catalogFile(namespace, tag) : undefined
}
