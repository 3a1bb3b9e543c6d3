import {
  type PrefillName,
  prefillStep,
} from '../../mocks/scenarios/builders/order-form/prefill-steps.ts'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import { pathWithFacts } from '../../mocks/scenarios/path-with-facts.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { createMockBackend } from '../../mocks/transports/mock-backend.ts'
import { nodeTasks } from '../../mocks/transports/node/node-tasks.ts'
import type { AnswerApi } from './serve-build.ts'

export type MockedPage = {
  scenario: ScenarioName
  /** `{orders.paid}` stands for that fact of the scenario. */
  path: string
  /** A step that the order form has reached. */
  at?: PrefillName
}

/** Mock backend over HTTP in the session of the scenario's person, and the page's path with facts. */
export async function mockPage({ scenario, path, at }: MockedPage) {
  const step = at && prefillStep(at)
  const { world, facts } = await loadScenario({ name: scenario, now: Date.now(), at: step })
  const clock = { now: () => Date.now() }
  const { answer } = createMockBackend({
    world,
    clock,
    manuscripts: nodeTasks,
    writePdf: nodeTasks.writePdf,
  })
  const answerApi: AnswerApi = async (request) => (await answer(request)).response
  return { answerApi, path: pathWithFacts(path, facts) }
}

export async function mockApi(scenario: ScenarioName): Promise<AnswerApi> {
  return (await mockPage({ scenario, path: '/' })).answerApi
}
