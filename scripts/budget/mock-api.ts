import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { createMockBackend } from '../../mocks/transports/mock-backend.ts'
import { nodeFonts } from '../../mocks/transports/node/node-fonts.ts'
import { nodeProofreader } from '../../mocks/transports/node/node-proofreader.ts'
import type { AnswerApi } from './serve-build.ts'

/** Mock backend over HTTP in the session of the scenario's person. */
export async function mockApi(scenario: ScenarioName): Promise<AnswerApi> {
  const { world } = await loadScenario({ name: scenario, now: Date.now() })
  const clock = { now: () => Date.now() }
  const { answer } = createMockBackend({
    world,
    clock,
    proofreader: nodeProofreader,
    fonts: nodeFonts,
  })
  return async (request) => (await answer(request)).response
}
