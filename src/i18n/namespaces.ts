export type ReadSource = (path: string) => string | undefined

const importsMacro = /from '@lingui\/(?:core|react)\/macro'/
const staticImport = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm

export function namespaceOf(path: string): string {
  if (path.startsWith('src/api/refusal-messages/')) return 'refusals'
  return /^src\/(?:features|domain)\/([^/]+)\//.exec(path)?.[1] ?? 'pages'
}

export function resolveImport(importer: string, specifier: string): string {
  const parts = importer.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Routes are left out, since each is loaded by itself. */
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

export function featureNamespaces(sources: Iterable<readonly [path: string, text: string]>) {
  const found = new Set<string>()
  for (const [path, text] of sources) if (importsMacro.test(text)) found.add(namespaceOf(path))
  return [...found].filter((name) => name !== 'pages' && name !== 'refusals').sort()
}
