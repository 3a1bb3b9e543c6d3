import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDeepRun } from '../../../mocks/testing/deep-run.ts'
import { nodeTasks as manuscripts } from '../../../mocks/transports/node/node-tasks.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { realClock } from '../../../src/lib/clock.ts'
import { judgeServer } from '../judge-server.ts'
import { type ConformConfig, readConfig, type SiteAccount } from '../options/conform-config.ts'
import { accountBreakages } from './account-breakages.ts'
import type { Breakage } from './breakage.ts'
import { startBreakingServer } from './breaking-server.ts'
import { coinBreakages } from './coin-breakages.ts'
import { contractBreakages } from './contract-breakages.ts'
import { dayBreakages } from './day-breakages.ts'
import { headerBreakages } from './header-breakages.ts'
import { journeyBreakages } from './journey-breakages.ts'
import { moneyBreakages } from './money-breakages.ts'

const configName = 'scripts/conform/mock-backend.conform.json'
const config = readConfig(readFileSync(configName, 'utf8'), configName)
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

/** The same accounts in other worlds, those of other sites in one for each of them. */
function configIn(world: string): ConformConfig {
  const { accounts = {}, headers, ...rest } = config
  const elsewhere = (account: SiteAccount, name: string) => {
    const own = { ...account.headers, 'X-World': `${world}-${name}` }
    return { ...account, headers: own }
  }
  const { customer, debtor, china, sites = {} } = accounts
  return {
    ...rest,
    headers: { ...headers, 'X-World': world },
    accounts: {
      ...(customer ? { customer } : {}),
      ...(debtor ? { debtor: elsewhere(debtor, 'debtor') } : {}),
      ...(china ? { china: elsewhere(china, 'fapiao') } : {}),
      sites: Object.fromEntries(
        Object.entries(sites).map(([name, account]) => [name, elsewhere(account, name)]),
      ),
    },
  }
}

/** Each in a world of its own, since journeys leave something behind. */
async function findsOut(breakage: Breakage, at: number): Promise<boolean> {
  server.breakWith(breakage)
  const settings = { server: server.origin, write: true, rate: 1000, only: breakage.only }
  try {
    const { broken, stopped } = await judgeServer(
      { ...settings, config: configIn(`broken-${at}`) },
      { onCheck: () => {}, pause: async () => undefined },
    )
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

it(
  'finds out at least 98 of a hundred things that a server does wrong',
  async () => {
    const tried = inDeepRun(0, 1) ? all : all.filter(({ name }) => few.includes(name))
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
