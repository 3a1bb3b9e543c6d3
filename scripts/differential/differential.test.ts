import { afterEach, expect, it } from 'vitest'
import { fixedNow } from '../../mocks/fixed-now.ts'
import { nodeFonts as fonts } from '../../mocks/fonts-node.ts'
import { startHttpBackend } from '../../mocks/http.ts'
import { nodeOrigin, startNodeBackend } from '../../mocks/node.ts'
import { nodeProofreader as proofreader } from '../../mocks/proofreader-node.ts'
import { realClock } from '../../src/lib/clock.ts'
import {
  answersOfTheCore,
  initOf,
  type PlainAnswer,
  playVisit,
  visit,
  visitor,
} from './play-requests.ts'

const clock = { ...realClock, now: () => fixedNow }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const run of cleanUp.splice(0)) await run()
})

async function throughMswInNode(): Promise<PlainAnswer[]> {
  const backend = await startNodeBackend({ scenario: visitor })
  cleanUp.push(backend.stop)
  return playVisit((call) => fetch(`${nodeOrigin}${call.path}`, initOf(call)))
}

async function throughHttp(): Promise<PlainAnswer[]> {
  const server = await startHttpBackend({ port: 0, real: clock, proofreader })
  cleanUp.push(server.close)
  const settings = `scenario=${visitor}&now=${new Date(fixedNow).toISOString()}`
  return playVisit((call) => {
    const init = initOf(call)
    const headers = { ...init.headers, 'X-World': 'visit', 'X-Scenario': settings }
    return fetch(`${server.origin}${call.path}`, { ...init, headers })
  })
}

const lines = (answers: PlainAnswer[]) =>
  answers.map((answer, at) => ({ call: `${visit[at]?.method} ${visit[at]?.path}`, ...answer }))

it.each([
  ['MSW in Node', throughMswInNode],
  ['HTTP', throughHttp],
])('answers through %s as the core does, to the letter', async (_, play) => {
  const core = await answersOfTheCore({ proofreader, fonts })
  expect(core.map(({ status }) => status)).toContain(404)
  expect(lines(await play())).toEqual(lines(core))
})
