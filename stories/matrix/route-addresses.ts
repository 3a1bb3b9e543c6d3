import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { defaultScenario } from '../../mocks/scenarios/scenario-list.ts'
import { parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { legacyRedirect } from '../../src/app/guards/legacy-redirects.ts'
import { createAppRouter } from '../../src/router.ts'
import { storyAddresses } from '../sitemap/story-addresses.ts'

/** As in the arguments of a story. */
export type PageAddress = { path: string; world: string }

const router = createAppRouter(new QueryClient(), createMemoryHistory())

const root = '/$lang'

/** Leaf routes. */
const routes = Object.values(router.routesById).filter(
  ({ id, children }) => id.startsWith(`${root}/`) && !children,
)

/** Undefined for legacy redirects, which stories open, too. */
function routeOf({ path }: PageAddress): string | undefined {
  const href = legacyRedirect(`/en${path}`) ?? `/en${path}`
  return router.matchRoutes(href.replace(/[?].*/, ''), {}).at(-1)?.routeId
}

const { typed: typedRoutePaths = [], plain: plainPaths = [] } = Object.groupBy(
  routes.map(({ fullPath }) => fullPath.slice(root.length).replace(/\/$/, '')),
  (path) => (path.includes('$') ? 'typed' : 'plain'),
)

/** Routes with parameters. */
export const typedPaths: readonly string[] = typedRoutePaths

/** Routes without parameters. */
const plainAddresses = plainPaths.map((path): PageAddress => ({ path, world: '' }))

const { whole: wholeStories = [], failing: failingStories = [] } = Object.groupBy(
  storyAddresses.map(({ path, world }): PageAddress => ({ path, world })),
  ({ world }) => (parseScenarioRequest(world).faults.length === 0 ? 'whole' : 'failing'),
)

export const uniqueAddresses = (addresses: readonly PageAddress[]) => [
  ...new Map(addresses.map(({ path, world }) => [`${path} ${world}`, { path, world }])).values(),
]

const addressesByRoute = Map.groupBy(uniqueAddresses([...wholeStories, ...plainAddresses]), routeOf)

/** False for routes that redirect. */
export const isScreen = (route: string) =>
  routes.some(({ id, options }) => id === route && options.component !== undefined)

/** Routes with an address, and those with parameters that no story opens. */
export const { known: routeIds = [], unknown: unknownRoutes = [] } = Object.groupBy(
  routes.map(({ id }): string => id),
  (id) => (addressesByRoute.has(id) ? 'known' : 'unknown'),
)

/** Story addresses without faults, and the route's own path if it has no parameters. */
export const addressesOf = (route: string): readonly PageAddress[] =>
  addressesByRoute.get(route) ?? []

/** Includes addresses with faults. */
export const everyAddressOf = (route: string): readonly PageAddress[] => [
  ...addressesOf(route),
  ...uniqueAddresses(failingStories.filter((address) => routeOf(address) === route)),
]

const scenarioOf = ({ world }: PageAddress) =>
  parseScenarioRequest(world).scenario ?? defaultScenario

/** The stories' addresses in the scenario, otherwise every path of the route. */
export function addressesIn(route: string, scenario: string): PageAddress[] {
  const addresses = addressesOf(route)
  const inScenario = addresses.filter((address) => scenarioOf(address) === scenario)
  if (inScenario.length > 0) return inScenario
  return uniqueAddresses(addresses.map(({ path }) => ({ path, world: `scenario=${scenario}` })))
}
