import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDeepRun } from '../../../mocks/testing/deep-run.ts'
import { nodeTasks as manuscripts } from '../../../mocks/transports/node/node-tasks.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { realClock } from '../../../src/lib/clock.ts'
import { judgeServer } from '../judge-server.ts'
import { mockConfigIn } from '../testing/mock-config.ts'
import { accountBreakages } from './account-breakages.ts'
import type { Breakage } from './breakage.ts'
import { startBreakingServer } from './breaking-server.ts'
import { coinBreakages } from './coin-breakages.ts'
import { contractBreakages } from './contract-breakages.ts'
import { dayBreakages } from './day-breakages.ts'
import { headerBreakages } from './header-breakages.ts'
import { journeyBreakages } from './journey-breakages.ts'
import { moneyBreakages } from './money-breakages.ts'

const all = [
  ...headerBreakages,
  ...journeyBreakages,
  ...accountBreakages,
  ...moneyBreakages,
  ...coinBreakages,
  ...dayBreakages,
  ...contractBreakages,
]

/** All of them take minutes in a deep run. */
const patience = 1_800_000

let server: Awaited<ReturnType<typeof startBreakingServer>>
beforeAll(async () => {
  server = await startBreakingServer({ real: { ...realClock, now: () => fixedNow }, manuscripts })
})
afterAll(() => server.close())

const judged = (world: string, only: readonly string[]) =>
  judgeServer(
    { server: server.origin, write: true, rate: 1000, only, config: mockConfigIn(world) },
    { onCheck: () => {}, pause: async () => undefined },
  )

/** Each in a world of its own, since journeys leave something behind. */
async function findsOut(breakage: Breakage, at: number): Promise<boolean> {
  server.breakWith(breakage)
  try {
    const { broken, stopped } = await judged(`broken-${at}`, breakage.only)
    return broken > 0 || stopped !== undefined
  } catch (error) {
    // A sentence that refuses the server; anything else is an error of the command.
    if (error instanceof TypeError) throw error
    return true
  }
}

const few = [
  'loadUser may be stored',
  'payForPrepayment forgets its keys',
  'getCertificate names other authors',
  'register forgets its keys',
  'selectService has half a yen',
  'logIn takes a wrong password',
]

const tried = inDeepRun(0, 1) ? all : all.filter(({ name }) => few.includes(name))

it(
  'finds nothing where nothing is broken',
  async () => {
    server.breakWith(undefined)
    const { rules, stopped } = await judged('whole', inDeepRun(0, 1) ? [] : ['certificate'])
    expect({ rules, stopped }).toEqual({ rules: [], stopped: undefined })
  },
  patience,
)

it(
  'finds out at least 98 of a hundred things that a server does wrong',
  async () => {
    const missed = []
    for (const [at, breakage] of tried.entries()) {
      if (!(await findsOut(breakage, at))) missed.push(`${breakage.family}: ${breakage.name}`)
    }
    const found = `${tried.length - missed.length} of ${tried.length} are found out.`
    console.log([found, ...missed.map((one) => `  missed: ${one}`)].join('\n'))
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(tried.length * 0.02)
  },
  patience,
)
