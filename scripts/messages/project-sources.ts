import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureNamespaces, type ReadSource } from '../../src/i18n/namespaces.ts'
import { root } from '../setup/project-node.mjs'

/** Reads files of the project, each once. */
export function createReader(): ReadSource {
  const texts = new Map<string, string | undefined>()
  return (path) => {
    if (!texts.has(path)) {
      const file = join(root, path)
      texts.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
    }
    return texts.get(path)
  }
}

/** The namespaces of all features as the sources are now. */
export function listFeatureNamespaces(): string[] {
  const paths = globSync('src/{features,domain}/**/*.{ts,tsx}', { cwd: root })
  return featureNamespaces(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
  )
}
