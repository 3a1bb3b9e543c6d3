import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { namespacesOf } from '../../src/i18n/namespaces.ts'
import { createAppRouter } from '../../src/router.ts'
import { linksOf } from './links-of.ts'
import { routeFiles, texts } from './route-files.ts'
import { portalAddress } from './state-in-portal.ts'
import { type StoryAddress, storyAddresses } from './story-addresses.ts'

type MappedStory = StoryAddress & { inPortal: string }

export type MappedRoute = {
  /** Route id, such as `/$lang/login/`. */
  id: string
  /** False for layouts and redirects. */
  isScreen: boolean
  access: string
  feature: string | undefined
  namespaces: readonly string[]
  stories: MappedStory[]
  links: string[]
}

const mapRouter = () => createAppRouter(new QueryClient(), createMemoryHistory())

const routeOf = (router: ReturnType<typeof mapRouter>, path: string): string | undefined =>
  router.matchRoutes(`/en${path.split('?')[0]}`, {}).at(-1)?.routeId

/** `screen` is a path below the language. */
export function routeInSearch(search: string): string | undefined {
  const screen = new URLSearchParams(search).get('screen')
  return screen === null ? undefined : routeOf(mapRouter(), screen)
}

/** `language` is that of the links to the portal. */
export async function screenMap(language: SiteLanguage): Promise<MappedRoute[]> {
  const router = mapRouter()
  const stories = await Promise.all(
    storyAddresses.map(async (address) => ({
      ...address,
      inPortal: await portalAddress(address, language),
    })),
  )
  const byRoute = Map.groupBy(stories, ({ path }) => routeOf(router, path))
  return Object.values(router.routesById)
    .filter(({ id }) => routeFiles.has(id))
    .map(({ id, children, options: { component, staticData } }) => ({
      id,
      isScreen: component !== undefined && !children,
      access: staticData?.access ?? '',
      feature: staticData?.feature,
      namespaces: namespacesOf(routeFiles.get(id) ?? '', (path) => texts.get(path)),
      stories: byRoute.get(id) ?? [],
      links: linksOf(routeFiles.get(id) ?? '', texts).filter((to) => to !== id.replace(/\/$/, '')),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
