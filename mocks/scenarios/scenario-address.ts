import { parseInstant } from '../../src/lib/calendar.ts'
import type { Instant } from '../../src/lib/instant.ts'
import { type FaultRequest, faultText } from '../backend/calls/faults.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { isoOf } from '../world/clock/world-calendar.ts'
import type { FeatureFlags } from './builders/feature-flags.ts'
import type { PrefillName } from './builders/order-form/prefill-steps.ts'
import { loadScenario } from './load-scenario.ts'
import { pathWithFacts } from './path-with-facts.ts'
import type { FactsOf, ScenarioName } from './scenario-list.ts'
import { readScenarioRequest } from './scenario-request.ts'

/** The path may carry settings too, like any address. */
export type AddressOptions = {
  /** With or without a language prefix; `{orders.paid}` stands for that fact. */
  path?: string
  at?: PrefillName
  /** Epoch milliseconds, or a text such as `2026-12-31T23:30:00Z`. */
  now?: Instant | string
  /** Milliseconds. */
  latency?: number
  flags?: Partial<FeatureFlags>
  faults?: readonly FaultRequest[]
}

function withSettings(path: string, name: ScenarioName, options: AddressOptions): URL {
  const { at, now, latency, flags = {}, faults = [] } = options
  const url = new URL(path, 'http://galley.example')
  const settings = url.searchParams
  settings.set('scenario', name)
  if (at !== undefined) settings.set('at', at)
  settings.set('clock', 'frozen')
  if (latency !== undefined) settings.set('latency', String(latency))
  if (now !== undefined || !settings.has('now')) {
    settings.set('now', isoOf(typeof now === 'string' ? parseInstant(now) : (now ?? fixedNow)))
  }
  for (const [flag, on] of Object.entries(flags)) {
    settings.append('flag', `${flag}:${on ? 'on' : 'off'}`)
  }
  for (const fault of faults) settings.append('fault', faultText(fault))
  return url
}

/** The clock is frozen. @throws UnknownName for a setting, RangeError for an invalid `now` */
export async function scenarioAddress<Name extends ScenarioName>(
  name: Name,
  opening: AddressOptions = {},
): Promise<{ address: string; facts: FactsOf<Name> }> {
  const { path = '/en/researcher' } = opening
  const settings = readScenarioRequest(withSettings(path, name, opening).searchParams)
  const { flags, at, now = fixedNow } = settings
  const { facts } = await loadScenario({ name, now, flags, at })
  const { pathname, search, hash } = withSettings(pathWithFacts(path, facts), name, opening)
  return { address: `${pathname}${search}${hash}`, facts }
}
