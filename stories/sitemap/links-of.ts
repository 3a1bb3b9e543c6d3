import { withImports } from './with-imports.ts'

const mark = /['"`](\/\$lang(?:\/[^'"`\s]*)?)['"`]/g
const splat = /_splat: ['"`]([^'"`$]*)/g

/**
 * Where the screen of a route leads inside the portal, by the addresses in its source and in what it
 * imports: route ids such as `/$lang/login`, and paths below a splat such as `/$lang/register`.
 * `texts` are the sources by their path in the project. What stands around every screen is left out.
 */
export function linksOf(route: string, texts: ReadonlyMap<string, string>): string[] {
  const own = [...withImports(route, texts)].filter((path) => !path.startsWith('src/app/shell/'))
  const found = own.flatMap((path) => {
    const text = texts.get(path) ?? ''
    const named = Array.from(text.matchAll(mark), ([, to = '']) => to)
    const below = Array.from(text.matchAll(splat), ([, to = '']) => `/$lang/${to}`)
    return [...named.filter((to) => !to.endsWith('/$')), ...below]
  })
  return [...new Set(found.map((to) => to.replace(/\/+$/, '')))].toSorted()
}
