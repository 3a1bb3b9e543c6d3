import { withImports } from './with-imports.ts'

const mark = /['"`](\/\$lang(?:\/[^'"`\s]*)?)['"`]/g
const unbuilt = /\btoUnbuilt\(["'`]([^"'`$]*)/g

/**
 * Addresses in the sources of a route and its imports: route ids and unbuilt routes. Leaves out the
 * shell. `texts` are sources by project path.
 */
export function linksOf(route: string, texts: ReadonlyMap<string, string>): string[] {
  const own = [...withImports(route, texts)].filter((path) => !path.startsWith('src/app/shell/'))
  const found = own.flatMap((path) => {
    const text = texts.get(path) ?? ''
    const named = Array.from(text.matchAll(mark), ([, to = '']) => to)
    const below = Array.from(text.matchAll(unbuilt), ([, to = '']) => `/$lang/${to}`)
    return [...named.filter((to) => to !== '/$lang/$'), ...below]
  })
  return [...new Set(found.map((to) => to.replace(/\/+$/, '')))].toSorted()
}
