import { scenarioNames } from '../../mocks/scenarios/scenario-list.ts'
import { type SiteLanguage, siteLanguages } from '../../src/i18n/locales.ts'
import { pairwise } from './pairwise.ts'
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

/** Every route at the addresses of its stories. */
function screenRows(turn: number): MatrixRow[] {
  return routeIds.filter(isScreen).map((route, at) => ({
    route,
    addresses: everyAddressOf(route),
    schemes: inTurn(schemes, at + turn),
  }))
}

/** Every address of a story in one language besides English. */
function addressRows(language: SiteLanguage): MatrixRow[] {
  const others: SiteLanguage[] = siteLanguages.filter((other) => other !== 'en')
  return routeIds.flatMap((route) =>
    addressesOf(route)
      .filter((_, turn) => inTurn(others, turn).includes(language))
      .map((address, turn) => ({ route, addresses: [address], schemes: inTurn(schemes, turn) })),
  )
}

/**
 * Pairwise combinations of scenario, language and scheme; routes rotate, so that run time does not
 * grow with them.
 */
function pairwiseRows(language: SiteLanguage): MatrixRow[] {
  const rows = pairwise([scenarioNames, siteLanguages, schemes])
  return rows.flatMap(([scenario = '', spoken, scheme], turn) =>
    (spoken === language ? inTurn(routeIds, turn) : []).flatMap((route) =>
      inTurn(addressesIn(route, scenario), turn).map((address) => ({
        route,
        addresses: [address],
        schemes: schemes.filter((each) => each === scheme),
      })),
    ),
  )
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

/** `deep` for all rows. */
export function matrixRows(language: SiteLanguage, deep: boolean): Map<string, MatrixRow> {
  const turn = siteLanguages.indexOf(language)
  const rows = deep ? deepRows(language) : [...addressRows(language), ...pairwiseRows(language)]
  return new Map([...screenRows(turn), ...rows].map((row) => [nameOf(row), row]))
}
