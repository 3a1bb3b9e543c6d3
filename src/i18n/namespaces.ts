export type ReadSource = (path: string) => string | undefined

const importsMacro = /from '@lingui\/(?:core|react)\/macro'/
const staticImport = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm

/** Folders beside features and domains with a catalog of their own: most visits need none of them. */
export const otherNamespaces: Readonly<Record<string, string>> = {
  'src/api/refusal-messages/': 'refusals',
  'src/app/guard-pages/': 'guard-pages',
  'src/screens/rubriq/': 'rubriq',
  'src/ui/form/dates/': 'dates',
  'src/ui/form/upload/': 'uploads',
}

export function namespaceOf(path: string): string {
  for (const [folder, name] of Object.entries(otherNamespaces)) {
    if (path.startsWith(folder)) return name
  }
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
  const others = new Set(['pages', ...Object.values(otherNamespaces)])
  return [...found].filter((name) => !others.has(name)).sort()
}
