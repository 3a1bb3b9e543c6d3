import { scenarioNames } from '../../mocks/scenarios/scenario-list.ts'
import { type SiteLanguage, siteLanguages } from '../../src/i18n/locales.ts'
import {
  addressesIn,
  addressesOf,
  everyAddressOf,
  isScreen,
  type PageAddress,
  routeIds,
} from './route-addresses.ts'

const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

export type MatrixRow = {
  route: string
  /** Tried in order until one shows the route itself. */
  addresses: readonly PageAddress[]
  schemes: readonly Scheme[]
}

/** The item of a turn, as a list. */
const inTurn = <Value>(values: readonly Value[], turn: number) =>
  values.filter((_, at) => at === turn % values.length)

/** Every route at the addresses of its stories, in one language in turn or in each. */
function screenRows(language: SiteLanguage, deep: boolean): MatrixRow[] {
  return routeIds.filter(isScreen).flatMap((route, at) => {
    const isShown = deep || inTurn(siteLanguages, at).includes(language)
    const turn = at + siteLanguages.indexOf(language)
    return isShown
      ? [{ route, addresses: everyAddressOf(route), schemes: inTurn(schemes, turn) }]
      : []
  })
}

/**
 * Every address of every story in each language, and every route in every scenario in one of the
 * languages in turn; all in both schemes.
 */
function deepRows(language: SiteLanguage): MatrixRow[] {
  return routeIds.flatMap((route, at) => {
    const scenarios = scenarioNames.filter((_, turn) =>
      inTurn(siteLanguages, at + turn).includes(language),
    )
    return [
      ...addressesOf(route),
      ...scenarios.flatMap((scenario, turn) => inTurn(addressesIn(route, scenario), at + turn)),
    ].map((address) => ({ route, addresses: [address], schemes }))
  })
}

/** Unique in the matrix. */
function nameOf({ route, addresses, schemes: shown }: MatrixRow): string {
  const [{ path, world } = { path: '', world: '' }, ...others] = addresses
  const where = others.length > 0 ? 'where its stories show it' : `at ${path || '/'} ${world}`
  return `${route} ${where} ${shown.join(' and ')}`
}

/** Every screen once; `deep` for every language, address and scenario. */
export function matrixRows(language: SiteLanguage, deep: boolean): Map<string, MatrixRow> {
  const rows = [...screenRows(language, deep), ...(deep ? deepRows(language) : [])]
  return new Map(rows.map((row) => [nameOf(row), row]))
}
