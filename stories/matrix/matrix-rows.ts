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

const [firstLanguage, ...otherLanguages] = siteLanguages

/** The first language and one of the others in turn: what all five would say twice is left out. */
const languagesAt = (turn: number): SiteLanguage[] => [
  firstLanguage,
  ...inTurn(otherLanguages, turn),
]

/** The first language shows an address in one scheme, the other one in the other. */
const schemeOf = (language: SiteLanguage, turn: number): Scheme =>
  schemeAt(language === firstLanguage ? turn : turn + 1)

/** Every route at the addresses of its stories, in one language in turn or in each. */
function screenRows(language: SiteLanguage, deep: boolean): MatrixRow[] {
  return routeIds.filter(isScreen).flatMap((route, at) => {
    const isShown = deep || inTurn(siteLanguages, at).includes(language)
    const scheme = schemeAt(at + siteLanguages.indexOf(language))
    return isShown ? [{ route, addresses: everyAddressOf(route), scheme }] : []
  })
}

/** Every address of every story in two languages, and every route in every second scenario in one, in turn. */
function deepRows(language: SiteLanguage): MatrixRow[] {
  return routeIds.flatMap((route, at) => {
    const scenarios = scenarioNames
      .filter((_, turn) => (at + turn) % 2 === 0)
      .filter((_, turn) => inTurn(siteLanguages, at + turn).includes(language))
    const row = (address: PageAddress, turn: number): MatrixRow => ({
      route,
      addresses: [address],
      scheme: schemeOf(language, at + turn),
    })
    const shown = addressesOf(route)
    const ofStories = shown.map(row).filter((_, turn) => languagesAt(at + turn).includes(language))
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
