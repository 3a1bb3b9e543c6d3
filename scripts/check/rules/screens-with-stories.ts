import { legacyRedirect } from '../../../src/app/guards/legacy-redirects.ts'
import { withImports } from '../../../stories/sitemap/with-imports.ts'
import type { ProjectFile } from '../project-files.ts'

/** `open` sorts routes from literal to catch-all. */
type Route = { path: string; address: RegExp; open: string }

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

function routeOf({ path, text }: ProjectFile): Route[] {
  const [, id] = /createFileRoute\(\s*'\/\$lang([^']*)'/.exec(text) ?? []
  if (!path.startsWith('src/routes/') || id === undefined) return []
  const parts = id.split('/').filter((part) => part !== '')
  const pattern = parts.map((part) => {
    if (part === '$') return '(/.*)?'
    if (part.startsWith('{-$')) return '(/[^/]+)?'
    return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/_$/, '')}`
  })
  const open = parts.map((part) => (part === '$' ? 'c' : /^\$|^\{-\$/.test(part) ? 'b' : 'a'))
  return [{ path, address: new RegExp(`^${pattern.join('')}/?$`), open: open.join('') }]
}

/** Addresses below the language; interpolated parts stand for any text. */
function openedBy(code: string): string[] {
  const paths = Array.from(code.matchAll(/\bpath: ['"`](\/[^'"`?#]*)/g), ([, path = '']) => path)
  return paths.map((path) => {
    const href = `/en${path.replaceAll(/\$\{[^}]*\}/g, 'any')}`
    return (legacyRedirect(href) ?? href).slice('/en'.length)
  })
}

/** Every screen is drawn by a story's route or imported by a story. */
export function screensWithStories(files: ProjectFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const routes = files.flatMap(routeOf).toSorted((a, b) => a.open.localeCompare(b.open))
  const stories = files
    .filter(({ path }) => /^stories\/.+[.]stories[.]tsx$/.test(path))
    .map(({ text }) => text.replaceAll(comments, ''))
  const opened = stories.flatMap(openedBy).flatMap((path) => {
    const route = routes.find(({ address }) => address.test(path))
    return route
      ? [...withImports(route.path, texts, (next) => next.startsWith('src/screens/'))]
      : []
  })
  const drawn = [...stories, ...[...new Set(opened)].map((path) => texts.get(path) ?? '')]
  return files
    .map(({ path }) => /^src\/features\/.+(\/[^/]+-screen[.]tsx)$/.exec(path))
    .filter((match) => match !== null)
    .filter(([, file = '']) => !drawn.some((text) => text.includes(`${file}'`)))
    .map(
      ([path]) => `${path}: no story shows it. Open a route that draws it by a path in stories/.`,
    )
}
