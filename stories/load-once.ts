import { type LoadedScenario, loadScenario } from '../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../mocks/scenarios/scenario-list.ts'

type Asked = Parameters<typeof loadScenario<ScenarioName>>[0]

const loaded = new Map<string, Promise<LoadedScenario<ScenarioName>>>()

/** The world of a scenario, built once for a page and forked for each that asks: a large one takes seconds. */
export async function loadOnce(asked: Asked): Promise<LoadedScenario<ScenarioName>> {
  const key = JSON.stringify(asked)
  const loading = loaded.get(key) ?? loadScenario(asked)
  loaded.set(key, loading)
  const { world, facts } = await loading
  return { world: world.fork(), facts }
}
