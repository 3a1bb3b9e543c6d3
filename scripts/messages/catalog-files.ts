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

const folder = `messages-${catalogsHash()}`

/** Where a build puts all catalogs. Pages make up the name of each, so none has a hash of its own. */
export const catalogsFolder = `assets/${folder}`

/** The same, from the scripts of the build. */
export const catalogsBeside = `./${folder}`

export function catalogFile(namespace: string, tag: string): string {
  return `${catalogsFolder}/${namespace}.${tag}.js`
}

/** The file of a catalog's module, undefined for any other module. */
export function fileOfCatalog(id: string | null | undefined): string | undefined {
  const [, namespace, tag] = /\/src\/locales\/([\w-]+)\/([\w-]+)[.]po$/.exec(id ?? '') ?? []
  return namespace && tag ? catalogFile(namespace, tag) : undefined
}
