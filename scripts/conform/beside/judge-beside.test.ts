import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDeepRun } from '../../../mocks/testing/deep-run.ts'
import { nodeTasks as manuscripts } from '../../../mocks/transports/node/node-tasks.ts'
import { realClock } from '../../../src/lib/clock.ts'
import { withOtherJson } from '../breaking/breakage.ts'
import { each } from '../breaking/breakage-kinds.ts'
import { startBreakingServer } from '../breaking/breaking-server.ts'
import { besideLines } from '../report/beside-lines.ts'
import { mockConfigIn, readMockConfig } from '../testing/mock-config.ts'
import { judgeBeside } from './judge-beside.ts'

let server: Awaited<ReturnType<typeof startBreakingServer>>
beforeAll(async () => {
  server = await startBreakingServer({ real: realClock, manuscripts })
})
afterAll(() => server.close())

const patience = 600_000

async function beside(world: string, only: readonly string[]) {
  const settings = { server: server.origin, write: true, rate: 1000, only }
  return judgeBeside(
    { ...settings, config: mockConfigIn(world) },
    {
      beside: { address: 'mock', config: readMockConfig() },
      onCheck: () => undefined,
      pause: async () => undefined,
    },
  )
}

it(
  'differs in nothing from itself but in identities and time',
  async () => {
    server.breakWith(undefined)
    const journeys = ['register', 'rewards', 'order by creditCard, same']
    const { beside: found } = await beside('same', inDeepRun(0, 1) ? [] : journeys)
    expect(found?.differences).toEqual([])
    expect(found?.compared).toBeGreaterThan(inDeepRun(30, 300))
  },
  patience,
)

it('shows what another server answers, by operation and pointer', async () => {
  server.breakWith(
    withOtherJson('rules', 'sells more', {
      id: 'loadLoyaltyLevels',
      only: [],
      change: (json) => ({
        ...json,
        loyaltyLevels: each(json.loyaltyLevels, ({ minimumPointsNeeded, ...level }) => ({
          ...level,
          minimumPointsNeeded: Number(minimumPointsNeeded) + 1,
        })),
      }),
    }),
  )
  const report = await beside('more', ['rewards'])
  expect(report.beside?.differences).toEqual([
    expect.objectContaining({
      operation: 'loadLoyaltyLevels',
      pointer: '/loyaltyLevels/*/minimumPointsNeeded',
      server: '1',
      beside: '0',
    }),
  ])
  expect(besideLines(report).join('\n')).toMatch(
    /Beside mock: 1 difference in \d+ answers:\n +Answer +Server +Beside\n +loadLoyaltyLevels \/loyaltyLevels/,
  )
})
