import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { defaultScenario } from '../../mocks/scenarios/scenario-list.ts'
import { parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { legacyRedirect } from '../../src/app/guards/legacy-redirects.ts'
import { unbuiltRoutes } from '../../src/app/guards/unbuilt-routes.ts'
import { createAppRouter } from '../../src/router.ts'
import { storyPlaces } from '../sitemap/story-addresses.ts'

/** Where the application is opened, in the words of a story. */
export type Place = { path: string; world: string }

const router = createAppRouter(new QueryClient(), createMemoryHistory())

/** Where routes that are opened below a language begin. */
const root = '/$lang'

/** Routes that a person can stand at: those that hold no others. */
const routes = Object.values(router.routesById).filter(
  ({ id, children }) => id.startsWith(`${root}/`) && !children,
)

/** Stories also open addresses that have moved. */
function routeOf({ path }: Place): string | undefined {
  const href = legacyRedirect(`/en${path}`) ?? `/en${path}`
  return router.matchRoutes(href.replace(/[?].*/, ''), {}).at(-1)?.routeId
}

/** The path of a route that has no parameters. */
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

/** Whether a route shows something of its own; others lead elsewhere. */
export const isScreen = (route: string) =>
  routes.some(({ id, options }) => id === route && options.component !== undefined)

/** Routes that can be opened, and those whose parameters nobody knows, since no story opens them. */
export const { known: routeIds = [], unknown: unknownRoutes = [] } = Object.groupBy(
  routes.map(({ id }): string => id),
  (id) => (placesByRoute.has(id) ? 'known' : 'unknown'),
)

/**
 * Where a route is opened: the places of its stories in which nothing fails, in their order, its own path
 * where it has no parameters, and the paths of screens that are still to come.
 */
export const placesOf = (route: string): readonly Place[] => placesByRoute.get(route) ?? []

/** Where a screen may be met: as above, and where something fails, since some stay only then. */
export const homesOf = (route: string): readonly Place[] => [
  ...placesOf(route),
  ...without(failingStories.filter((place) => routeOf(place) === route)),
]

const scenarioOf = ({ world }: Place) => parseScenarioRequest(world).scenario ?? defaultScenario

/** Where a route is opened in a scenario: as its stories do there, else at each of its paths. */
export function placesIn(route: string, scenario: string): Place[] {
  const places = placesOf(route)
  const there = places.filter((place) => scenarioOf(place) === scenario)
  if (there.length > 0) return there
  return without(places.map(({ path }) => ({ path, world: `scenario=${scenario}` })))
}
