#!/usr/bin/env node
import module from 'node:module'
import { parseArgs } from 'node:util'
import { isMainThread, Worker } from 'node:worker_threads'
import { defaultScenario, scenarioNames } from '../mocks/scenarios/scenario-list.ts'
import { readScenario } from '../mocks/scenarios/scenario-request.ts'

const usage = `Options:
  --port NUMBER    4010 unless stated
  --host ADDRESS   127.0.0.1 unless stated
  --scenario NAME  how a world begins whose first call names none: ${defaultScenario} unless stated
  --first          a server that has only sign-in and orders, at port 4040 unless stated
  --wrong          a server that breaks the contract, at port 4020 unless stated

Scenarios: ${scenarioNames.join(', ')}`

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      scenario: { type: 'string', default: defaultScenario },
      first: { type: 'boolean' },
      wrong: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  return { ...values, scenario: readScenario(values.scenario) }
}

type Options = ReturnType<typeof readOptions>

async function startWrong({ port = '4020' }: Options): Promise<void> {
  const { startWrongServer } = await import('../mocks/transports/http/wrong-server.ts')
  const { origin } = await startWrongServer(Number(port))
  console.log(`
A server that breaks the contract answers at ${origin}: it knows the orders, and forgets the
pages that they are on. Let it answer searchOrders by Devtools' Server.

Ctrl+C stops.`)
}

/** Pages of `npm start` and of `npm run preview`, which a link connects with it. */
const localPages = [5173, 4173].map((at) => `http://127.0.0.1:${at}`)

async function startFirst({ port = '4040' }: Options): Promise<void> {
  const { firstData, firstOperations, firstPerson } = await import(
    '../mocks/transports/http/first-server/first-data.ts'
  )
  const { startFirstServer } = await import('../mocks/transports/http/first-server/first-server.ts')
  const data = await firstData()
  const { origin } = await startFirstServer({ ...data, pages: localPages, port: Number(port) })
  console.log(`
A server that has only sign-in and orders answers at ${origin}. Its account:
${firstPerson.email}, with the password "${firstPerson.password}".

  npm start -- --server ${origin} --real ${firstOperations.join()}

Ctrl+C stops.`)
}

async function startMock({ port = '4010', host, scenario }: Options): Promise<void> {
  // Later starts skip compilation and the 15 MB type stripper; Node 20 has no such cache.
  module.enableCompileCache?.()
  const { readDelaySeed } = await import('../mocks/transports/call-delays.ts')
  const { startHttpBackend } = await import('../mocks/transports/http/http-backend.ts')
  const { nodeTasks } = await import('../mocks/transports/node/node-tasks.ts')
  const { realClock } = await import('../src/lib/clock.ts')
  const { origin } = await startHttpBackend({
    real: realClock,
    manuscripts: nodeTasks,
    scenario,
    port: Number(port),
    host,
    delays: readDelaySeed(process.env.GALLEY_DELAYS),
  })
  console.log(`
The mock backend answers at ${origin}/api/… (${origin}/ says how to choose a world).

  curl -H 'X-World: mine' -H 'X-Scenario: scenario=${scenario}' ${origin}/api/order/search

Ctrl+C stops.`)
  module.flushCompileCache?.()
}

function startThread(): void {
  // By default V8 keeps up to 100 MB more of short-lived objects under load, without being faster.
  const resourceLimits = { maxYoungGenerationSizeMb: 24 }
  const argv = process.argv.slice(2)
  const thread = new Worker(new URL(import.meta.url), { argv, resourceLimits })
  thread.on('error', (error) => {
    console.error('code' in error ? error.message : error)
    process.exitCode = 1
  })
}

function start(options: Options): void | Promise<void> {
  if (options.help) console.log(usage)
  else if (isMainThread) startThread()
  else if (options.first) return startFirst(options)
  else return options.wrong ? startWrong(options) : startMock(options)
}

function optionsOrUsage(): Options | undefined {
  try {
    return readOptions()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exitCode = 1
  }
}

const options = optionsOrUsage()
if (options) await start(options)
