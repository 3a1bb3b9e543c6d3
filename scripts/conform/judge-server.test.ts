import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDeepRun } from '../../mocks/testing/deep-run.ts'
import { type HttpServer, startHttpBackend } from '../../mocks/transports/http/http-backend.ts'
import { startWrongServer } from '../../mocks/transports/http/wrong-server.ts'
import { nodeTasks as manuscripts } from '../../mocks/transports/node/node-tasks.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { realClock } from '../../src/lib/clock.ts'
import { judgeServer } from './judge-server.ts'
import type { ConformSettings } from './options/conform-settings.ts'
import type { ConformCheck } from './rules/conform-check.ts'
import { readMockConfig } from './testing/mock-config.ts'

const mockConfig = readMockConfig()
const clock = { ...realClock, now: () => fixedNow }

let server: HttpServer
beforeAll(async () => {
  server = await startHttpBackend({ port: 0, real: clock, manuscripts })
})
afterAll(() => server.close())

const atOnce = async () => undefined

async function judged(settings: Partial<ConformSettings>, onCheck = (_: ConformCheck) => {}) {
  const usual = { server: server.origin, write: false, rate: 1000, only: [], config: mockConfig }
  return judgeServer({ ...usual, ...settings }, { onCheck, pause: atOnce })
}

describe('the mock backend', () => {
  const part = ['loadUser', 'searchOrders', 'getOrderPayment', 'downloadInvoicePdf', 'origins']

  it('keeps every rule of what is read', async () => {
    const { rules, held, stopped } = await judged({ only: inDeepRun(0, 1) ? [] : part })
    expect(rules).toEqual([])
    expect(stopped).toBeUndefined()
    expect(held).toBeGreaterThan(inDeepRun(25, 250))
  })

  it('keeps every rule of the journeys', async () => {
    const only = inDeepRun(0, 1)
      ? ['journeys']
      : ['session', 'rewards', 'register', 'order by creditCard, same']
    const { rules, held, leftOut } = await judged({ write: true, only })
    expect(rules).toEqual([])
    expect(leftOut).toBe(0)
    expect(held).toBeGreaterThan(inDeepRun(45, 300))
  })

  it('is not signed in to without an account, and says what that leaves out', async () => {
    const checks: ConformCheck[] = []
    const config = { headers: mockConfig.headers }
    await judged({ config, only: ['loadUser'] }, (check) => checks.push(check))
    expect(checks).toContainEqual(
      expect.objectContaining({
        outcome: 'left out',
        reason: 'The configuration names no account.',
      }),
    )
  })

  it('refuses a wrong password with a sentence', async () => {
    const email = 'helen.marsh@example.edu'
    const config = { ...mockConfig, accounts: { customer: { email, password: 'wrong' } } }
    await expect(judged({ config })).rejects.toThrow(
      `${email} cannot sign in (200 login-form-error-message): correct the account`,
    )
  })
})

it('names the field that is missing in an answer', async () => {
  const { origin, server: wrong } = await startWrongServer(0)
  try {
    const { rules } = await judged({ server: origin, config: {}, only: ['loadApplication'] })
    const broken = rules.find(({ rule }) => rule === 'The body is as the contract says.')
    expect(broken?.places).toContainEqual(expect.stringContaining('/ lacks application'))
    expect(broken?.places).toContainEqual(
      expect.stringContaining('/ has work, which the contract does not name'),
    )
  } finally {
    wrong.close()
  }
})
