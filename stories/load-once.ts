import { type LoadedScenario, loadScenario } from '../mocks/scenarios/load-scenario.ts'
import { defaultScenario, type ScenarioName } from '../mocks/scenarios/scenario-list.ts'
import type { ScenarioRequest } from '../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../mocks/world/fixed-now.ts'

type Asked = Pick<ScenarioRequest, 'scenario' | 'now' | 'flags' | 'at'>

const loaded = new Map<string, Promise<LoadedScenario<ScenarioName>>>()

/**
 * The world of a scenario, built once for a page and forked for each that asks: a large one takes
 * seconds. It begins at the instant of all stories where no other is asked for, and stands still.
 */
export async function loadOnce({
  scenario: name = defaultScenario,
  now = fixedNow,
  flags,
  at,
}: Asked): Promise<LoadedScenario<ScenarioName>> {
  const asked = { name, now, flags, at }
  const key = JSON.stringify(asked)
  const loading = loaded.get(key) ?? loadScenario(asked)
  loaded.set(key, loading)
  const { world, facts } = await loading
  return { world: world.fork(), facts }
}
