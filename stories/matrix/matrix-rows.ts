import { scenarioNames } from '../../mocks/scenarios/scenario-list.ts'
import { type SiteLanguage, siteLanguages } from '../../src/i18n/locales.ts'
import { pairwise } from './pairwise.ts'
import { homesOf, isScreen, type Place, placesIn, placesOf, routeIds } from './route-addresses.ts'

const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

export type MatrixRow = {
  route: string
  /** Tried in order until one shows the route itself. */
  places: readonly Place[]
  schemes: readonly Scheme[]
}

/** The item of a turn, as a list. */
const inTurn = <Value>(values: readonly Value[], turn: number) =>
  values.filter((_, at) => at === turn % values.length)

/** Every route at the addresses of its stories. */
function homes(turn: number): MatrixRow[] {
  return routeIds
    .filter(isScreen)
    .map((route, at) => ({ route, places: homesOf(route), schemes: inTurn(schemes, at + turn) }))
}

/** Every address of a story in one language besides English. */
function states(language: SiteLanguage): MatrixRow[] {
  const others: SiteLanguage[] = siteLanguages.filter((other) => other !== 'en')
  return routeIds.flatMap((route) =>
    placesOf(route)
      .filter((_, turn) => inTurn(others, turn).includes(language))
      .map((place, turn) => ({ route, places: [place], schemes: inTurn(schemes, turn) })),
  )
}

/**
 * Pairwise combinations of scenario, language and scheme; routes rotate, so that run time does not
 * grow with them.
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

/** Every address of every story, and every route in every scenario, in both schemes. */
function all(): MatrixRow[] {
  return routeIds.flatMap((route, at) =>
    [
      ...placesOf(route),
      ...scenarioNames.flatMap((scenario, turn) => inTurn(placesIn(route, scenario), at + turn)),
    ].map((place) => ({ route, places: [place], schemes })),
  )
}

/** Unique in the matrix. */
function nameOf({ route, places, schemes: shown }: MatrixRow): string {
  const [{ path, world } = { path: '', world: '' }, ...others] = places
  const place = others.length > 0 ? 'where its stories show it' : `at ${path || '/'} ${world}`
  return `${route} ${place} ${shown.join(' and ')}`
}

/** `deep` for all rows. */
export function matrixRows(language: SiteLanguage, deep: boolean): Map<string, MatrixRow> {
  const turn = siteLanguages.indexOf(language)
  const rows = deep ? all() : [...states(language), ...pairs(language)]
  return new Map([...homes(turn), ...rows].map((row) => [nameOf(row), row]))
}
