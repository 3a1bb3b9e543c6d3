import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { BuiltFile } from './forbidden-code.ts'

/** The bundler's own runtime has no source. */
const hasSources = /assets\/(?!rolldown-runtime).+[.]js$/

function sourcesIn(map: string): string[] {
  const parsed: unknown = JSON.parse(map)
  const hasSourceList = typeof parsed === 'object' && parsed !== null && 'sources' in parsed
  return hasSourceList && Array.isArray(parsed.sources) ? parsed.sources.map(String) : []
}

/**
 * The files of a build made with `--sourcemap hidden`, each with its sources. @throws if a script
 * has no source map
 */
export function builtFiles(folder: string): BuiltFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return paths
    .filter((path) => !path.endsWith('.map'))
    .map((path) => {
      const map = paths.includes(`${path}.map`) ? readFileSync(`${path}.map`, 'utf8') : undefined
      if (!map && hasSources.test(path)) {
        throw new Error(`${path} has no map: build it with --sourcemap hidden.`)
      }
      const name = `/${relative(folder, path).split(sep).join('/')}`
      return { path: name, sources: map ? sourcesIn(map) : [] }
    })
}
