import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { linksOf } from '../../scripts/map/links-of.ts'
import { createAppRouter } from '../../src/router.ts'
import { type StoryPlace, storyPlaces } from './story-places.ts'

export type MappedRoute = {
  /** As the router names it, such as `/$lang/login/`. */
  id: string
  access: string
  feature: string | undefined
  words: readonly string[]
  stories: StoryPlace[]
  /** Addresses inside the portal that its screen leads to. */
  links: string[]
}

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const texts = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace('../../', ''), text]),
)

/** The route file by the id that it gives itself. */
function fileOf(id: string): string | undefined {
  for (const [path, text] of texts) {
    if (path.startsWith('src/routes/') && text.includes(`createFileRoute('${id}')`)) return path
    if (text.includes(`createFileRoute(\n  '${id}',`)) return path
  }
  return undefined
}

/** Every route of the portal with who may come, its stories and where it leads. */
export function screenMap(): MappedRoute[] {
  const router = createAppRouter(new QueryClient(), createMemoryHistory())
  const matchOf = (path: string) => router.matchRoutes(`/en${path}`, {}).at(-1)?.routeId
  const byRoute = Map.groupBy(storyPlaces, ({ path }) => matchOf(path.split('?')[0] ?? ''))
  return Object.values(router.routesById)
    .filter(({ id }) => fileOf(id) !== undefined)
    .map(({ id, options: { staticData } }) => ({
      id,
      access: staticData?.access ?? '',
      feature: staticData?.feature,
      words: staticData?.words ?? [],
      stories: byRoute.get(id) ?? [],
      links: linksOf(fileOf(id) ?? '', texts).filter((to) => to !== id.replace(/\/$/, '')),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
