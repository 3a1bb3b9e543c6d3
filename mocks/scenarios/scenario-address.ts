import { type AskedFault, faultText } from '../backend/faults.ts'
import { fixedNow } from '../world/fixed-now.ts'
import type { FeatureFlags } from './builders/feature-flags.ts'
import type { PlaceName } from './builders/order-form-places.ts'
import { loadScenario } from './load-scenario.ts'
import { pathWithFacts } from './path-with-facts.ts'
import type { FactsOf, ScenarioName } from './scenario-list.ts'
import { readScenarioRequest } from './scenario-request.ts'

/** What a page and its world begin with; the path may ask for some of it too, as any address does. */
export type Opening = {
  /** With its language prefix, or without to be given one; `{orders.paid}` stands for that fact. */
  path?: string
  /** Where the scenario's order form is brought to. */
  at?: PlaceName
  /** When the scenario begins: epoch milliseconds, or a text such as `2026-12-31T23:30:00Z`. */
  now?: number | string
  /** Milliseconds that every answer is held back. */
  latency?: number
  flags?: Partial<FeatureFlags>
  faults?: readonly AskedFault[]
}

/** The address with all settings; what an opening says itself stands before what its path says. */
function withSettings(path: string, name: ScenarioName, opening: Opening): URL {
  const { at, now, latency, flags = {}, faults = [] } = opening
  const url = new URL(path, 'http://galley.example')
  const settings = url.searchParams
  settings.set('scenario', name)
  if (at !== undefined) settings.set('at', at)
  settings.set('clock', 'frozen')
  if (latency !== undefined) settings.set('latency', String(latency))
  if (now !== undefined || !settings.has('now')) {
    settings.set('now', new Date(now ?? fixedNow).toISOString())
  }
  for (const [flag, on] of Object.entries(flags)) {
    settings.append('flag', `${flag}:${on ? 'on' : 'off'}`)
  }
  for (const fault of faults) settings.append('fault', faultText(fault))
  return url
}

/**
 * The address that opens a path in the world of a scenario, whose clock stands still where it begins,
 * at the fixed instant where nothing names another; and the facts of that world.
 * Throws UnknownName for what the path asks for and nobody knows, RangeError for a `now` that is none.
 */
export async function scenarioAddress<Name extends ScenarioName>(
  name: Name,
  opening: Opening = {},
): Promise<{ address: string; facts: FactsOf<Name> }> {
  const { path = '/en/researcher' } = opening
  const asked = readScenarioRequest(withSettings(path, name, opening).searchParams)
  const { flags, at, now = fixedNow } = asked
  const { facts } = await loadScenario({ name, now, flags, at })
  const { pathname, search, hash } = withSettings(pathWithFacts(path, facts), name, opening)
  return { address: `${pathname}${search}${hash}`, facts }
}
