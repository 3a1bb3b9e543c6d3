import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/project-node.mjs'

// From the second start on nothing is compiled, nor the compiler for types loaded, which is 15 MB.
enableCompileCache(join(root, '.cache/compiled'))
const { startHttpBackend } = await import('../mocks/http.ts')
const { nodeProofreader } = await import('../mocks/proofreader-node.ts')
const { realClock } = await import('../src/lib/clock.ts')

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
flushCompileCache()
