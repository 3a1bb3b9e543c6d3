import { createBackend } from '../../../mocks/backend/backend.ts'
import { CallLog } from '../../../mocks/backend/calls/call-log.ts'
import { manuscriptTasks } from '../../../mocks/backend/manuscripts/manuscript-tasks.ts'
import { loadScenario } from '../../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../../mocks/scenarios/scenario-list.ts'
import { nodePdf } from '../../../mocks/transports/node/node-pdf.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../../mocks/world/world-state.ts'

/** A backend in a new world, called without a network as the scenario's person. */
export async function benchBackend(scenario: ScenarioName) {
  const { world } = await loadScenario({ name: scenario, now: fixedNow })
  const manuscripts = manuscriptTasks({ findings: async () => [] })
  const options = { world, manuscripts, writePdf: nodePdf, calls: new CallLog() }
  const backend = createBackend({ ...options, now: () => fixedNow })
  const session = stateOf(world).browserSession ?? undefined
  /** The text of the answer, which is to be 200. */
  const call = async (path: string, write?: { method: string; json: object }): Promise<string> => {
    const headers = { 'Content-Type': 'application/json' }
    const init = write && { method: write.method, headers, body: JSON.stringify(write.json) }
    const request = new Request(`http://galley.test${path}`, init)
    const { response } = await backend.handle({ request, session })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`)
    return text
  }
  return { world, call }
}
