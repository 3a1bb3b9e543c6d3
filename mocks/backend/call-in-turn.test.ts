import { expect, it } from 'vitest'
import { loadScenario } from '../scenarios/load-scenario.ts'
import { nodePdf } from '../transports/node/node-pdf.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { stateOf } from '../world/world-state.ts'
import { callInTurn, createBackend } from './backend.ts'
import { CallLog } from './calls/call-log.ts'
import { addFault, parseFault } from './calls/faults.ts'
import type { Handlers } from './calls/operation-types.ts'
import { manuscriptTasks } from './manuscripts/manuscript-tasks.ts'
import { allOperations } from './operations/all-operations.ts'

const tasks = manuscriptTasks({ findings: async () => [] })
const file = { bytes: new Uint8Array([1, 2, 3]), name: 'three.docx' }

async function called(files: (typeof file)[], measure = tasks.measure) {
  const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  world.transact(() => addFault(world, parseFault('loadUser:slow:2')))
  const calls = new CallLog()
  let runs = 0
  const handlers: Handlers = {
    ...allOperations,
    async loadUser(call) {
      runs += 1
      call.world.sessions.update(call.session.token, { language: 'es' })
      for (const one of files) await call.manuscripts.measure(one)
      return allOperations.loadUser(call)
    },
  }
  const manuscripts = { ...tasks, measure }
  const now = () => fixedNow
  const backend = createBackend({ world, now, manuscripts, writePdf: nodePdf, calls, handlers })
  const request = new Request('http://galley.test/api/users/current')
  const session = stateOf(world).browserSession ?? undefined
  const incoming = () => ({ request, session })
  const { response } = await callInTurn(backend, incoming, (exchange) => exchange(incoming()))
  const faults = [...world.faults.all()].map(({ left }) => left)
  return { status: response.status, runs, calls: calls.all().length, faults }
}

const answered = { calls: 1, faults: [1] }

it('runs a call once where it works on no manuscript', async () => {
  expect(await called([])).toEqual({ ...answered, status: 200, runs: 1 })
})

it('leaves no trace of the attempt before a manuscript is done, and measures it once', async () => {
  let measured = 0
  const done = await called([file, file], async (one) => {
    measured += 1
    return tasks.measure(one)
  })
  expect([done, measured]).toEqual([{ ...answered, status: 200, runs: 3 }, 1])
})

it('answers a call whose manuscript fails', async () => {
  const done = await called([file], async () => {
    throw new Error('It cannot be read.')
  })
  expect(done).toMatchObject({ ...answered, status: 500 })
})
