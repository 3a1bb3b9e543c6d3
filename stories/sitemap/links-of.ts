import { withImports } from './with-imports.ts'

const mark = /['"`](\/\$lang(?:\/[^'"`\s]*)?)['"`]/g

/**
 * Addresses in the sources of a route and its imports: route ids. Leaves out the shell. `texts` are
 * sources by project path.
 */
export function linksOf(route: string, texts: ReadonlyMap<string, string>): string[] {
  const own = [...withImports(route, texts)].filter((path) => !path.startsWith('src/app/shell/'))
  const found = own.flatMap((path) => {
    const text = texts.get(path) ?? ''
    const named = Array.from(text.matchAll(mark), ([, to = '']) => to)
    return named.filter((to) => to !== '/$lang/$')
  })
  return [...new Set(found.map((to) => to.replace(/\/+$/, '')))].toSorted()
}
