import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { createAppRouter } from '../../src/router.ts'
import { linksOf } from './links-of.ts'
import { routeFiles, texts } from './route-files.ts'
import { portalAddress } from './state-in-portal.ts'
import { type StoryPlace, storyPlaces } from './story-addresses.ts'

/** A story, and the address of the same state in the portal. */
export type MappedStory = StoryPlace & { inPortal: string }

export type MappedRoute = {
  /** As the router names it, such as `/$lang/login/`. */
  id: string
  access: string
  feature: string | undefined
  namespaces: readonly string[]
  stories: MappedStory[]
  /** Addresses inside the portal that its screen leads to. */
  links: string[]
}

const mapRouter = () => createAppRouter(new QueryClient(), createMemoryHistory())

/** The route that answers a path below the language. */
const routeOf = (router: ReturnType<typeof mapRouter>, path: string): string | undefined =>
  router.matchRoutes(`/en${path.split('?')[0]}`, {}).at(-1)?.routeId

/** The route of the screen that an address of the map asks for by `screen`, a path below the language. */
export function askedRoute(search: string): string | undefined {
  const screen = new URLSearchParams(search).get('screen')
  return screen === null ? undefined : routeOf(mapRouter(), screen)
}

/**
 * Every route of the portal with who may come, its stories and where it leads. In `language` the
 * portal is opened from it.
 */
export async function screenMap(language: SiteLanguage): Promise<MappedRoute[]> {
  const router = mapRouter()
  const stories = await Promise.all(
    storyPlaces.map(async (place) => ({
      ...place,
      inPortal: await portalAddress(place, language),
    })),
  )
  const byRoute = Map.groupBy(stories, ({ path }) => routeOf(router, path))
  return Object.values(router.routesById)
    .filter(({ id }) => routeFiles.has(id))
    .map(({ id, options: { staticData } }) => ({
      id,
      access: staticData?.access ?? '',
      feature: staticData?.feature,
      namespaces: staticData?.words ?? [],
      stories: byRoute.get(id) ?? [],
      links: linksOf(routeFiles.get(id) ?? '', texts).filter((to) => to !== id.replace(/\/$/, '')),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
