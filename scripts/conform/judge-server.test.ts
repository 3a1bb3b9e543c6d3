import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDeepRun } from '../../mocks/testing/deep-run.ts'
import { type HttpServer, startHttpBackend } from '../../mocks/transports/http/http-backend.ts'
import { startWrongServer } from '../../mocks/transports/http/wrong-server.ts'
import { nodeTasks as manuscripts } from '../../mocks/transports/node/node-tasks.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { realClock } from '../../src/lib/clock.ts'
import { judgeServer } from './judge-server.ts'
import { readConfig } from './options/conform-config.ts'
import type { ConformSettings } from './options/conform-settings.ts'
import type { ConformCheck } from './rules/conform-check.ts'

const configName = 'scripts/conform/mock-backend.conform.json'
const mockConfig = readConfig(readFileSync(configName, 'utf8'), configName)
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

describe('a server that cannot be judged is named in one sentence', () => {
  const answering = async (status: number, headers: Record<string, string>) => {
    const other = createServer((_, response) => response.writeHead(status, headers).end('<p>'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port }: AddressInfo = Object(other.address())
    return { other, address: `http://127.0.0.1:${port}` }
  }

  it.each([
    [200, { 'Content-Type': 'text/html' }, 'answers 200 with text/html instead of JSON'],
    [302, { Location: 'https://sso.example/' }, 'redirects to https://sso.example/: if that is'],
  ])('an answer with %d and %o', async (status, headers, sentence) => {
    const { other, address } = await answering(status, headers)
    await expect(judged({ server: address, config: {} })).rejects.toThrow(sentence)
    other.close()
  })

  it('a port at which nothing answers', async () => {
    const { other, address } = await answering(200, {})
    await new Promise((resolve) => other.close(resolve))
    await expect(judged({ server: address, config: {} })).rejects.toThrow('does not answer')
  })
})
