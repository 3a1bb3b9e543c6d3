import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, Worker } from 'node:worker_threads'
import { root } from './setup/project-node.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, wrong: { type: 'boolean' } },
})

async function startWrong(): Promise<void> {
  const { startWrongServer } = await import('../mocks/transports/http/wrong-server.ts')
  const { origin } = await startWrongServer(Number(values.port ?? 4020))
  console.log(`
A server that breaks the contract answers at ${origin}: it knows the orders, and forgets the
pages that they are on. Let it answer searchOrders by Devtools' Server.

Ctrl+C stops.`)
}

async function startMock(): Promise<void> {
  // Later starts skip compilation and the 15 MB type stripper.
  enableCompileCache(join(root, '.cache/compiled'))
  const { readDelaySeed } = await import('../mocks/transports/call-delays.ts')
  const { startHttpBackend } = await import('../mocks/transports/http/http-backend.ts')
  const { nodeTasks } = await import('../mocks/transports/node/node-tasks.ts')
  const { realClock } = await import('../src/lib/clock.ts')
  const { origin } = await startHttpBackend({
    real: realClock,
    manuscripts: nodeTasks,
    port: Number(values.port ?? 4010),
    host: values.host,
    delays: readDelaySeed(process.env.GALLEY_DELAYS),
  })
  console.log(`
The mock backend answers at ${origin}/api/… (${origin}/ says how to choose a world).

  curl -H 'X-World: mine' -H 'X-Scenario: scenario=returning-customer' ${origin}/api/order/search

Ctrl+C stops.`)
  flushCompileCache()
}

if (isMainThread) {
  // By default V8 keeps up to 100 MB more of short-lived objects under load, without being faster.
  const resourceLimits = { maxYoungGenerationSizeMb: 24 }
  new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), resourceLimits })
} else {
  await (values.wrong ? startWrong() : startMock())
}
