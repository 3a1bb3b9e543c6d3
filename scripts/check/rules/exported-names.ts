import { dirname, join } from 'node:path/posix'
import { isGenerated, type ProjectFile } from '../project-files.ts'

const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|type|interface) (\w+)/gm
const imported = /^(?:import|export)\b[^'"]*?\{([^}]*)\}\s*from\s*['"]([.][^'"]*)['"]/gm

const isCode = (path: string) =>
  /^(src|mocks|stories|e2e|scripts|[.]storybook)\/.+[.](tsx?|mjs)$/.test(path) && !isGenerated(path)

/**
 * Names prescribed by the router, and those of stories, which have a title before them; declarations beside
 * their modules, and templates of code.
 */
const isFree = (path: string) =>
  /^src\/routes\/|[.]stories[.]tsx$|[.]d[.]m?ts$|^scripts\/(new|generate)\//.test(path)

/** Playwright's fixtures replace it by its own name. */
const freeNames = new Set(['test'])

type Declaration = { name: string; path: string; isType: boolean }

function declarationsIn({ path, text }: ProjectFile): Declaration[] {
  return Array.from(text.matchAll(declared), ([, kind = '', name = '']) => ({
    name,
    path,
    isType: kind === 'type' || kind === 'interface',
  }))
}

const declarationsOf = (files: readonly ProjectFile[]) =>
  files.filter(({ path }) => isCode(path) && !isFree(path)).flatMap(declarationsIn)

/** The mock backend has names of its own for what the application knows too. */
function isMirrored(paths: readonly string[]): boolean {
  const inMocks = paths.filter((path) => path.startsWith('mocks/')).length
  const inSources = paths.filter((path) => path.startsWith('src/')).length
  return inMocks <= 1 && inSources <= 1 && inMocks + inSources === paths.length
}

/** A search for an exported name leads to one thing, or to one on each side of the contract. */
export function uniqueExports(files: readonly ProjectFile[]): string[] {
  const byName = Map.groupBy(declarationsOf(files), ({ name }) => name)
  return [...byName]
    .map(([name, found]) => ({ name, paths: [...new Set(found.map(({ path }) => path))] }))
    .filter(({ name, paths }) => !isMirrored(paths) && paths.length > 1 && !freeNames.has(name))
    .map(({ name, paths }) => `${paths.join(', ')}: each exports ${name}. Say what each is.`)
}

const placeOf = (path: string, name: string) => `${path}#${name}`

const importedIn = ({ path, text }: ProjectFile) =>
  Array.from(text.matchAll(imported)).flatMap(([, list = '', from = '']) =>
    list.split(',').map((name) =>
      placeOf(
        join(dirname(path), from),
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as \w+$/, ''),
      ),
    ),
  )

/** Knip counts a type as used where an exported function takes it. */
export function importedTypes(files: readonly ProjectFile[]): string[] {
  const wanted = new Set(
    files.filter(({ path }) => /[.](tsx?|mdx)$/.test(path)).flatMap(importedIn),
  )
  return declarationsOf(files)
    .filter(({ name, path, isType }) => isType && !wanted.has(placeOf(path, name)))
    .map(({ name, path }) => `${path}: no file imports the type ${name}. Remove the export.`)
}
