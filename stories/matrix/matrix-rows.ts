import { scenarioNames } from '../../mocks/scenarios/scenario-list.ts'
import { type SiteLanguage, siteLanguages } from '../../src/i18n/locales.ts'
import { pairwise } from './pairwise.ts'
import { homesOf, isScreen, type Place, placesIn, placesOf, routeIds } from './route-addresses.ts'

/** Light, in which most people read, and the other. */
const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

export type MatrixRow = {
  route: string
  /** The place to open; with several, the first at which the route itself stands. */
  places: readonly Place[]
  /** In which to look at it, one after the other. */
  schemes: readonly Scheme[]
}

/** One of them, the next with each turn, as a list. */
const inTurn = <Value>(values: readonly Value[], turn: number) =>
  values.filter((_, at) => at === turn % values.length)

/** Every screen where its own stories show it; elsewhere a guard may lead away from it. */
function homes(turn: number): MatrixRow[] {
  return routeIds
    .filter(isScreen)
    .map((route, at) => ({ route, places: homesOf(route), schemes: inTurn(schemes, at + turn) }))
}

/** Every place of a story in one more language than English, in which its own test shows it. */
function states(language: SiteLanguage): MatrixRow[] {
  const others: SiteLanguage[] = siteLanguages.filter((other) => other !== 'en')
  return routeIds.flatMap((route) =>
    placesOf(route)
      .filter((_, turn) => inTurn(others, turn).includes(language))
      .map((place, turn) => ({ route, places: [place], schemes: inTurn(schemes, turn) })),
  )
}

/**
 * Each two of scenario, language and scheme together once, at a route, the next with each turn: the
 * time of a run is not to grow with every screen.
 */
function pairs(language: SiteLanguage): MatrixRow[] {
  const rows = pairwise([scenarioNames, siteLanguages, schemes])
  return rows.flatMap(([scenario = '', spoken, scheme], turn) =>
    (spoken === language ? inTurn(routeIds, turn) : []).flatMap((route) =>
      inTurn(placesIn(route, scenario), turn).map((place) => ({
        route,
        places: [place],
        schemes: schemes.filter((each) => each === scheme),
      })),
    ),
  )
}

/** Every place of every story, and every route in every scenario, in both schemes. */
function all(): MatrixRow[] {
  return routeIds.flatMap((route, at) =>
    [
      ...placesOf(route),
      ...scenarioNames.flatMap((scenario, turn) => inTurn(placesIn(route, scenario), at + turn)),
    ].map((place) => ({ route, places: [place], schemes })),
  )
}

/** A row in words; no two rows of the matrix have the same. */
export function nameOf({ route, places, schemes: shown }: MatrixRow): string {
  const [{ path, world } = { path: '', world: '' }, ...others] = places
  const place = others.length > 0 ? 'where its stories show it' : `at ${path || '/'} ${world}`
  return `${route} ${place} ${shown.join(' and ')}`
}

/** The rows of the matrix in a language; `deep` is the whole of it. */
export function matrixRows(language: SiteLanguage, deep: boolean): Map<string, MatrixRow> {
  const turn = siteLanguages.indexOf(language)
  const rows = deep ? all() : [...states(language), ...pairs(language)]
  return new Map([...homes(turn), ...rows].map((row) => [nameOf(row), row]))
}
