import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { scenarioNames } from '../../scenarios/scenario-list.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { type HttpServer, startHttpBackend } from './http-backend.ts'
import { createHttpBackend } from './http-exchange.ts'

const still = () => 0
const real = { setTimeout: still, clearTimeout: () => undefined }
const clock = { ...real, now: () => fixedNow, setInterval: still, clearInterval: () => undefined }

const manuscripts = manuscriptTasks({ findings: async () => [] })

let server: HttpServer
beforeAll(async () => {
  server = await startHttpBackend({ port: 0, real: clock, manuscripts, mostWorlds: 5 })
})
afterAll(() => server.close())

function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${server.origin}${path}`, init)
}

async function json(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await call(path, { headers })).json()
}

const current = '/api/users/current'
const mine = (name: string, settings: string) => ({ 'X-World': name, 'X-Scenario': settings })

describe('worlds of the HTTP server', () => {
  it('have one cookie each, which also keeps the session', async () => {
    const first = await call(current)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await first.json()).toMatchObject({ user: { fullName: 'Helen Marsh' } })
    await call('/api/auth/logout', { method: 'POST', headers: { Cookie: cookie } })
    expect((await call(current, { headers: { Cookie: cookie } })).status).toBe(401)
    expect((await call(current)).status).toBe(200)
  })

  it.each([
    ['nothing', '', 401],
    ['only a frozen clock', 'clock=frozen', 401],
    ['a scenario', 'scenario=returning-customer', 200],
  ])('begin as the server was started where the call names %s', async (_, settings, status) => {
    const backend = createHttpBackend({ real: clock, manuscripts, scenario: 'anonymous' })
    const headers = { 'X-Scenario': settings }
    const request = new Request(`http://galley.test${current}`, { headers })
    expect((await backend.exchange(request)).response.status).toBe(status)
  })

  it.each(scenarioNames)('opens %s by a header', async (name) => {
    const response = await call('/api/researcher/load', {
      headers: mine('header', `scenario=${name}`),
    })
    expect(response.status).toBe(name === 'outage' ? 503 : 200)
  })

  it('start a scenario once by the header, and each time by the address', async () => {
    const headers = mine('once', 'scenario=assessments&flag=captcha:off')
    const [assessment] = await identities(headers)
    await call(`/api/grammar-check/${assessment}/archive`, { method: 'POST', headers })
    expect(await identities(headers)).not.toContain(assessment)
    const again = '/api/grammar-check/search?scenario=assessments'
    expect(await json(again, { 'X-World': 'once' })).toMatchObject({
      pagination: { totalCount: 14 },
    })
  })

  it('move the clock of one world only', async () => {
    const found = '/api/order/search?scenario=returning-customer'
    const search = '/api/order/search'
    const first = 'orders.0.status'
    expect(await json(found, { 'X-World': 'a' })).toHaveProperty(first, 'Received')
    expect(await json(found, { 'X-World': 'b' })).toHaveProperty(first, 'Received')
    const later = { 'X-World': 'a', 'X-Advance': '7200000' }
    expect(await json(search, later)).toHaveProperty(first, 'In Progress')
    expect(await json(search, { 'X-World': 'b' })).toHaveProperty(first, 'Received')
  })

  it.each([
    ['a scenario', { 'X-Scenario': 'scenario=nowhere' }, 'Known: returning-customer'],
    ['a fault', { 'X-Scenario': 'fault=logIn:flood' }, 'network'],
    ['a world', { 'X-World': '../etc' }, 'letters and digits'],
    ['a time', { 'X-Advance': 'soon' }, 'whole milliseconds'],
  ] as const)('answers with the valid names instead of %s', async (_, headers, detail) => {
    const response = await call(current, { headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining(detail) })
  })

  async function identities(headers: Record<string, string>): Promise<string[]> {
    const body: { assessments: { identity: string }[] } = JSON.parse(
      await (await call('/api/grammar-check/search', { headers })).text(),
    )
    return body.assessments.map(({ identity }) => identity)
  }
})

describe('the network', () => {
  it('closes the connection for a fault', async () => {
    const headers = mine('broken', 'scenario=returning-customer&fault=loadUser:network:1')
    await expect(call(current, { headers })).rejects.toThrow('fetch failed')
    expect((await call(current, { headers })).status).toBe(200)
  })

  it('cuts off an answer', async () => {
    const headers = mine('cut', 'scenario=returning-customer&fault=loadUser:cut:1')
    const reading = call(current, { headers }).then((response) => response.text())
    await expect(reading).rejects.toThrow()
  })

  it('takes files', async () => {
    const { bytes, fileName, type } = sampleManuscript('english-3000')
    const body = new FormData()
    body.set('file', new File([bytes], fileName, { type }))
    const response = await call('/api/file', { method: 'POST', body })
    expect(await response.json()).toMatchObject({ name: fileName, status: 'success' })
  })

  it('allows pages of this machine to call from another port, with their cookie', async () => {
    const headers = { Origin: 'http://localhost:5173' }
    const preflight = await call('/api/auth/login', { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    for (const response of [preflight, await call(current, { headers })]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    }
    const stranger = await call(current, { headers: { Origin: 'https://example.org' } })
    expect(stranger.headers.has('Access-Control-Allow-Origin')).toBe(false)
  })

  it('answers for external services without a session', async () => {
    const found = await call('/journal-metadata/journals?query=plos%20one&rows=5')
    expect(found.headers.has('Set-Cookie')).toBe(false)
    const title = 'message.items.0.title'
    expect(await found.json()).toHaveProperty(title, 'PLOS ONE')
    const page = await json('/journal-directory/search/journals/1932-6203')
    expect(page).toHaveProperty(
      'results.0.bibjson.ref.journal',
      'https://journals.plos.org/plosone',
    )
    const headers = mine('external-down', 'fault=searchJournals:503')
    expect((await call('/journal-metadata/journals?query=cell', { headers })).status).toBe(503)
    expect((await call('/journal-metadata/nowhere')).status).toBe(404)
  })

  it('serves a page about itself at an address that is no call', async () => {
    const text = await (await call('/')).text()
    expect(text).toContain('returning-customer')
    for (const name of ['scenario', 'flag', 'now', 'clock', 'at', 'fault', 'latency']) {
      expect(text).toMatch(new RegExp(`[ &]${name}=[A-Za-z]`))
    }
    expect((await call('/nowhere')).status).toBe(404)
  })
})
