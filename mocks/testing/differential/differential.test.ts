import { afterEach, expect, it } from 'vitest'
import { realClock } from '../../../src/lib/clock.ts'
import { startHttpBackend } from '../../transports/http/http-backend.ts'
import { nodeOrigin, startNodeBackend } from '../../transports/node/node-backend.ts'
import { nodeTasks as manuscripts } from '../../transports/node/node-tasks.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { nodeVisits } from './node-visits.ts'
import {
  backendAnswers,
  type CallSequence,
  customerVisit,
  initOf,
  type PlainAnswer,
  playVisit,
} from './play-requests.ts'

const clock = { ...realClock, now: () => fixedNow }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const run of cleanUp.splice(0)) await run()
})

async function throughMswInNode({ scenario, calls }: CallSequence): Promise<PlainAnswer[]> {
  const backend = await startNodeBackend({ scenario })
  cleanUp.push(backend.stop)
  return playVisit((call) => fetch(`${nodeOrigin}${call.path}`, initOf(call)), calls)
}

async function throughHttp({ scenario, calls }: CallSequence): Promise<PlainAnswer[]> {
  const server = await startHttpBackend({ port: 0, real: clock, manuscripts })
  cleanUp.push(server.close)
  const settings = `scenario=${scenario}&now=${new Date(fixedNow).toISOString()}`
  return playVisit((call) => {
    const init = initOf(call)
    const headers = { ...init.headers, 'X-World': 'visit', 'X-Scenario': settings }
    return fetch(`${server.origin}${call.path}`, { ...init, headers })
  }, calls)
}

const visits = [customerVisit, ...nodeVisits]
const transports = [
  ['MSW in Node', throughMswInNode],
  ['HTTP', throughHttp],
] as const
const cases = visits.flatMap((one) =>
  transports.map(([transport, play]) => ({ one, transport, play })),
)

/** Each visit is computed once. */
const expectedAnswers = new Map<CallSequence, Promise<PlainAnswer[]>>()

function coreOf(one: CallSequence): Promise<PlainAnswer[]> {
  const expected =
    expectedAnswers.get(one) ?? backendAnswers({ manuscripts, writePdf: manuscripts.writePdf }, one)
  expectedAnswers.set(one, expected)
  return expected
}

it.each(cases)(
  'answers $one.scenario through $transport exactly as the core does',
  async ({ one, play }) => {
    const core = await coreOf(one)
    const lines = (answers: PlainAnswer[]) =>
      answers.map((answer, at) => ({
        call: `${one.calls[at]?.method} ${one.calls[at]?.path}`,
        ...answer,
      }))
    expect(lines(await play(one))).toEqual(lines(core))
  },
)

it('compares documents of both kinds, and errors', async () => {
  const answers = (await Promise.all(visits.map(coreOf))).flat()
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const types = answers.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['application/pdf', word]))
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]))
})
