import { scenarioNames } from '../../mocks/scenarios/scenario-list.ts'
import { type SiteLanguage, siteLanguages } from '../../src/i18n/locales.ts'
import {
  addressesIn,
  addressesOf,
  everyAddressOf,
  isScreen,
  type PageAddress,
  routeIds,
  uniqueAddresses,
} from './route-addresses.ts'

export type Scheme = 'light' | 'dark'

export type MatrixRow = {
  route: string
  /** Tried in order until one shows the route itself. */
  addresses: readonly PageAddress[]
  scheme: Scheme
}

/** The item of a turn, as a list. */
const inTurn = <Value>(values: readonly Value[], turn: number) =>
  values.filter((_, at) => at === turn % values.length)

const schemeAt = (turn: number): Scheme => (turn % 2 === 0 ? 'light' : 'dark')

/** Stories themselves are in the first. */
const otherLanguages: readonly SiteLanguage[] = siteLanguages.slice(1)

/** Every route at the addresses of its stories, in one language in turn or in each. */
function screenRows(language: SiteLanguage, deep: boolean): MatrixRow[] {
  return routeIds.filter(isScreen).flatMap((route, at) => {
    const isShown = deep || inTurn(siteLanguages, at).includes(language)
    const scheme = schemeAt(at + siteLanguages.indexOf(language))
    return isShown ? [{ route, addresses: everyAddressOf(route), scheme }] : []
  })
}

/** In one language in turn: every address of every story, and every route in every third scenario. */
function deepRows(language: SiteLanguage): MatrixRow[] {
  return routeIds.flatMap((route, at) => {
    const scenarios = scenarioNames
      .filter((_, turn) => (at + turn) % 3 === 0)
      .filter((_, turn) => inTurn(siteLanguages, at + turn).includes(language))
    const row = (address: PageAddress, turn: number): MatrixRow => ({
      route,
      addresses: [address],
      // Each language has both.
      scheme: schemeAt(Math.trunc((at + turn) / otherLanguages.length)),
    })
    const shown = addressesOf(route)
    const ofStories = shown
      .map(row)
      .filter((_, turn) => inTurn(otherLanguages, at + turn).includes(language))
    const ofScenarios = scenarios.flatMap((scenario, turn) =>
      inTurn(addressesIn(route, scenario), at + turn),
    )
    const others = uniqueAddresses([...shown, ...ofScenarios]).slice(shown.length)
    return [...ofStories, ...others.map(row)]
  })
}

/** Unique in the matrix. */
function nameOf({ route, addresses, scheme }: MatrixRow): string {
  const [{ path, world } = { path: '', world: '' }, ...others] = addresses
  const where = others.length > 0 ? 'where its stories show it' : `at ${path || '/'} ${world}`
  return `${route} ${where} ${scheme}`
}

/** Every screen once; `deep` for every address and scenario. */
export function matrixRows(language: SiteLanguage, deep: boolean): Map<string, MatrixRow> {
  const rows = [...screenRows(language, deep), ...(deep ? deepRows(language) : [])]
  return new Map(rows.map((row) => [nameOf(row), row]))
}
