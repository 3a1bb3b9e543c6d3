import { createBackend } from '../../mocks/backend/backend.ts'
import { CallLog } from '../../mocks/backend/call-log.ts'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { nodeFonts } from '../../mocks/transports/node/node-fonts.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { quantile } from './speed/quantile.ts'

const rounds = 300
const warmUp = 50

const cases: [ScenarioName, string, string][] = [
  ['returning-customer', 'loadApplication', '/api/researcher/load'],
  ['returning-customer', 'searchOrders, first page', '/api/order/search'],
  ['returning-customer', 'searchOrders by title', '/api/order/search?orderTitle=barley'],
  ['large-lab', 'searchOrders, first page', '/api/order/search'],
  ['large-lab', 'searchOrders, page 700', '/api/order/search?page=700'],
  ['large-lab', 'searchOrders by title', '/api/order/search?orderTitle=aquifer'],
  ['large-lab', 'searchOrders by days', '/api/order/search?from=2024-01-01&to=2024-12-31'],
]

async function measure(scenario: ScenarioName, path: string): Promise<number[]> {
  const { world } = await loadScenario({ name: scenario, now: fixedNow })
  const proofreader = { findings: async () => [] }
  const backend = createBackend({
    world,
    now: () => fixedNow,
    proofreader,
    fonts: nodeFonts,
    calls: new CallLog(),
  })
  const session = stateOf(world).browserSession ?? undefined
  const times: number[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const request = new Request(`http://galley.test${path}`)
    const begin = performance.now()
    const { response } = await backend.handle({ request, session })
    await response.text()
    if (round >= warmUp) times.push(performance.now() - begin)
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`)
  }
  return times
}

console.log('One call through handle(), both validations and the text of the answer included (ms)')
for (const [scenario, what, path] of cases) {
  const times = await measure(scenario, path)
  const p50 = quantile(times, 0.5).toFixed(3)
  const p95 = quantile(times, 0.95).toFixed(3)
  console.log(`${scenario.padEnd(20)} ${what.padEnd(26)} p50 ${p50}  p95 ${p95}`)
}
