import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { namespacesOf } from '../../src/i18n/namespaces.ts'
import { createAppRouter } from '../../src/router.ts'
import { linksOf } from './links-of.ts'
import { routeFiles, texts } from './route-files.ts'
import { type StoryAddress, storyAddresses } from './story-addresses.ts'

export type MappedRoute = {
  /** Route id, such as `/$lang/login/`. */
  id: string
  /** False for layouts and redirects. */
  isScreen: boolean
  access: string
  feature: string | undefined
  namespaces: readonly string[]
  stories: StoryAddress[]
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

export function screenMap(): MappedRoute[] {
  const router = mapRouter()
  const byRoute = Map.groupBy(storyAddresses, ({ path }) => routeOf(router, path))
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
