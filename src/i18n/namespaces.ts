/** The source of a file by its path in the project; undefined where there is none. */
export type ReadSource = (path: string) => string | undefined

const importsMacro = /from '@lingui\/(?:core|react)\/macro'/
const staticImport = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm

/** The namespace of a file's messages: its folder below `features` or `domain`, else `pages`. */
export function namespaceOf(path: string): string {
  if (path.startsWith('src/api/refusal-messages/')) return 'refusals'
  return /^src\/(?:features|domain)\/([^/]+)\//.exec(path)?.[1] ?? 'pages'
}

/** Resolves a relative import: `a/b.ts` and `../c.ts` give `c.ts`. */
export function resolveImport(importer: string, specifier: string): string {
  const parts = importer.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * The namespaces that a file needs beside `pages`: those of the messages in it and in what it imports
 * statically. Routes are left out, since each is loaded by itself.
 */
export function namespacesOf(file: string, read: ReadSource): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || path === 'src/route-tree.gen.ts') return
    seen.add(path)
    const text = read(path)
    if (text === undefined) return
    if (path.startsWith('src/') && importsMacro.test(text)) found.add(namespaceOf(path))
    for (const [, specifier = ''] of text.matchAll(staticImport)) {
      visit(resolveImport(path, specifier))
    }
  }
  visit(file)
  found.delete('pages')
  return [...found].sort()
}

/** The namespaces of all features, from the paths and sources of files. */
export function featureNamespaces(sources: Iterable<readonly [path: string, text: string]>) {
  const found = new Set<string>()
  for (const [path, text] of sources) if (importsMacro.test(text)) found.add(namespaceOf(path))
  return [...found].filter((name) => name !== 'pages' && name !== 'refusals').sort()
}
