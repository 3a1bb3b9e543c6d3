import { parseArgs } from 'node:util'
import { startHttpBackend } from '../mocks/http.ts'
import { nodeProofreader } from '../mocks/proofreader-node.ts'
import { realClock } from '../src/lib/clock.ts'

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' } },
})

const { origin } = await startHttpBackend({
  real: realClock,
  proofreader: nodeProofreader,
  port: Number(values.port ?? 4010),
  host: values.host,
})

console.log(`
The pretend backend answers at ${origin}/api/… (${origin}/ says how to choose a world).

  curl -H 'X-World: mine' -H 'X-Scenario: scenario=returning-customer' ${origin}/api/order/search

Ctrl+C stops.`)
