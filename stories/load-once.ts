import { type LoadedScenario, loadScenario } from '../mocks/scenarios/load-scenario.ts'
import { defaultScenario, type ScenarioName } from '../mocks/scenarios/scenario-list.ts'
import type { ScenarioRequest } from '../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../mocks/world/clock/fixed-now.ts'

type WorldRequest = Pick<ScenarioRequest, 'scenario' | 'now' | 'flags' | 'at'>

const loaded = new Map<string, Promise<LoadedScenario<ScenarioName>>>()

/**
 * Builds a scenario once for each page and forks it: large ones take seconds. The clock is frozen,
 * by default at the instant of all stories.
 */
export async function loadOnce({
  scenario: name = defaultScenario,
  now = fixedNow,
  flags,
  at,
}: WorldRequest): Promise<LoadedScenario<ScenarioName>> {
  const request = { name, now, flags, at }
  const key = JSON.stringify(request)
  const loading = loaded.get(key) ?? loadScenario(request)
  loaded.set(key, loading)
  const { world, facts } = await loading
  return { world: world.fork(), facts }
}
