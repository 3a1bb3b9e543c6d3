import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { defaultScenario } from '../../mocks/scenarios/scenario-list.ts'
import { parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { legacyRedirect } from '../../src/app/guards/legacy-redirects.ts'
import { unbuiltRoutes } from '../../src/app/guards/unbuilt-routes.ts'
import { createAppRouter } from '../../src/router.ts'
import { storyPlaces } from '../sitemap/story-addresses.ts'

/** As in the arguments of a story. */
export type Place = { path: string; world: string }

const router = createAppRouter(new QueryClient(), createMemoryHistory())

const root = '/$lang'

/** Leaf routes. */
const routes = Object.values(router.routesById).filter(
  ({ id, children }) => id.startsWith(`${root}/`) && !children,
)

/** Undefined for legacy redirects, which stories open, too. */
function routeOf({ path }: Place): string | undefined {
  const href = legacyRedirect(`/en${path}`) ?? `/en${path}`
  return router.matchRoutes(href.replace(/[?].*/, ''), {}).at(-1)?.routeId
}

/** Routes without parameters. */
const ownPlaces = routes
  .map(({ fullPath }) => fullPath.slice(root.length).replace(/\/$/, ''))
  .filter((path) => !path.includes('$'))
  .map((path): Place => ({ path, world: '' }))

const { whole: wholeStories = [], failing: failingStories = [] } = Object.groupBy(
  storyPlaces.map(({ path, world }): Place => ({ path, world })),
  ({ world }) => (parseScenarioRequest(world).faults.length === 0 ? 'whole' : 'failing'),
)

const laterPlaces = unbuiltRoutes.map(({ path }): Place => ({ path: `/${path}`, world: '' }))

const without = (places: readonly Place[]) => [
  ...new Map(places.map(({ path, world }) => [`${path} ${world}`, { path, world }])).values(),
]

const placesByRoute = Map.groupBy(without([...wholeStories, ...ownPlaces, ...laterPlaces]), routeOf)

/** False for routes that redirect. */
export const isScreen = (route: string) =>
  routes.some(({ id, options }) => id === route && options.component !== undefined)

/** Routes with an address, and those with parameters that no story opens. */
export const { known: routeIds = [], unknown: unknownRoutes = [] } = Object.groupBy(
  routes.map(({ id }): string => id),
  (id) => (placesByRoute.has(id) ? 'known' : 'unknown'),
)

/**
 * Story addresses without faults, the route's own path if it has no parameters, and paths of
 * unbuilt screens.
 */
export const placesOf = (route: string): readonly Place[] => placesByRoute.get(route) ?? []

/** Includes addresses with faults. */
export const homesOf = (route: string): readonly Place[] => [
  ...placesOf(route),
  ...without(failingStories.filter((place) => routeOf(place) === route)),
]

const scenarioOf = ({ world }: Place) => parseScenarioRequest(world).scenario ?? defaultScenario

/** The stories' addresses in the scenario, otherwise every path of the route. */
export function placesIn(route: string, scenario: string): Place[] {
  const places = placesOf(route)
  const there = places.filter((place) => scenarioOf(place) === scenario)
  if (there.length > 0) return there
  return without(places.map(({ path }) => ({ path, world: `scenario=${scenario}` })))
}
