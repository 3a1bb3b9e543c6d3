import { request as open, type RequestOptions } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { type HttpServer, startHttpBackend } from './http-backend.ts'

const still = () => 0
const real = { setTimeout: still, clearTimeout: () => undefined }
const clock = { ...real, now: () => fixedNow, setInterval: still, clearInterval: () => undefined }
const manuscripts = manuscriptTasks({ findings: async () => [] })

let server: HttpServer
let strict: HttpServer
beforeAll(async () => {
  const options = { port: 0, real: clock, manuscripts }
  server = await startHttpBackend(options)
  strict = await startHttpBackend({ ...options, body: { largest: 1000, pause: 20 } })
})
afterAll(() => Promise.all([server.close(), strict.close()]))

const current = '/api/users/current'
const json = { 'Content-Type': 'application/json' }
const helen = JSON.stringify({ email: 'helen.marsh@example.edu', password: 'manuscript' })

function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${server.origin}${path}`, init)
}

/** Sends the beginning of a body and leaves it open. */
function sendHalf(origin: string, headers: Record<string, string>) {
  const options = { method: 'POST', headers: { ...json, ...headers } }
  const request = open(`${origin}/api/auth/login`, options)
  const answer = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', ({ statusCode }) => resolve(statusCode))
    request.on('error', reject)
  })
  const sent = new Promise<void>((resolve) => request.write('{"emailAddress":', () => resolve()))
  return { request, answer, sent }
}

describe('a body', () => {
  it('that is left open does not block the other calls of its world', async () => {
    const headers = { 'X-World': 'held-up' }
    const { request, answer, sent } = sendHalf(server.origin, headers)
    await sent
    expect((await call(current, { headers })).status).toBe(200)
    request.end('1}')
    expect(await answer).toBe(400)
  })

  it('that is left open times out', async () => {
    expect(await sendHalf(strict.origin, {}).answer).toBe(408)
  })

  it.each([
    [1000, 415],
    [1001, 413],
  ])('of %d bytes is answered %d', async (size, status) => {
    const address = `${strict.origin}/api/file`
    const answer = await fetch(address, { method: 'POST', body: 'a'.repeat(size) })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  })
})

describe('a page of another site', () => {
  const foreign = { Origin: 'https://example.org' }
  const image = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }
  const language = '/api/researcher/update-language?language=jp'

  it.each([
    ['cannot sign anyone out', 'POST', '/api/auth/logout', foreign, 403],
    ['uploads nothing', 'POST', '/api/file', foreign, 403],
    ['cannot decide on an external page', 'POST', '/external/api/visit', foreign, 403],
    ['cannot change anything from a sandbox', 'POST', '/api/auth/logout', { Origin: 'null' }, 403],
    ['cannot change anything by a GET', 'GET', language, foreign, 403],
    ['cannot change anything by an image', 'GET', language, image, 403],
    ['may link to a page with actions', 'GET', language, link, 200],
    ['may read public resources', 'GET', '/api/researcher/load', foreign, 200],
    ['may sign out by the logout image', 'GET', '/api/auth/logout.gif', image, 200],
  ])('%s', async (_, method, path, headers: Record<string, string>, status) => {
    expect((await call(path, { method, headers })).status).toBe(status)
  })

  it.each([
    ['the server itself', () => server.origin],
    ['another port of this machine', () => 'http://localhost:5173'],
  ])('does not include %s', async (_, origin) => {
    const headers = { Origin: origin() }
    expect((await call('/api/auth/logout', { method: 'POST', headers })).status).toBe(200)
  })
})

it.each([
  [current, 200],
  ['/api/nowhere', 404],
  ['/api/users/current?scenario=nowhere', 400],
  ['/external/api/mails', 200],
])('the answer to %s is not cached and its type is not guessed', async (path, status) => {
  const answer = await call(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

/** Through Node itself: fetch sends neither such methods nor such hosts. */
function sendRaw(options: RequestOptions): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof sendRaw>>>()
  const request = open(`${server.origin}${current}`, options, (answer) => {
    answer.setEncoding('utf8')
    let body = ''
    answer.on('data', (text: string) => {
      body += text
    })
    answer.on('end', () => resolve({ status: answer.statusCode, body }))
  })
  request.on('error', reject)
  request.end()
  return promise
}

it.each<[string, RequestOptions, number]>([
  ['the method TRACE', { method: 'TRACE' }, 405],
  ['a port that is none', { headers: { Host: 'a:99999' } }, 400],
  ['a number that is too large', { headers: { Host: '999.999.999.999' } }, 400],
  ['too many numbers', { headers: { Host: '1.1.1.1.1' } }, 400],
])('%s is answered with a problem', async (_, options, status) => {
  const answer = await sendRaw(options)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({
    status,
    title: expect.stringMatching(/^No such/),
  })
})

describe('the cookie of a session', () => {
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0]
  const statusFor = async (Cookie: string) => (await call(current, { headers: { Cookie } })).status
  const first = (scenario: string) => call(`/api/researcher/load?scenario=${scenario}`)
  const signIn = (Cookie: string) =>
    call('/api/auth/login', { method: 'POST', body: helen, headers: { ...json, Cookie } })

  it('cannot be guessed', async () => {
    const [one, other] = await Promise.all([first('anonymous'), first('anonymous')])
    const key = /^galley_session=[\w-]+\.([0-9a-f-]{36})$/
    expect(cookieOf(one)).toMatch(key)
    expect(key.exec(cookieOf(one) ?? '')?.[1]).not.toBe(key.exec(cookieOf(other) ?? '')?.[1])
  })

  it('is replaced after a sign-in, and the former one is signed out', async () => {
    const before = cookieOf(await first('anonymous')) ?? ''
    const signedIn = await signIn(before)
    expect(await signedIn.json()).toMatchObject({ loggedIn: true })
    const after = cookieOf(signedIn) ?? ''
    expect(after).not.toBe(before)
    expect(await statusFor(after)).toBe(200)
    const stale = await call(current, { headers: { Cookie: before } })
    expect(stale.status).toBe(401)
    // Otherwise a pending answer would end the new session.
    expect(cookieOf(stale)).toBeUndefined()
    const again = cookieOf(await signIn(after)) ?? ''
    expect(again).not.toBe(after)
    expect([await statusFor(after), await statusFor(again)]).toEqual([401, 200])
  })

  it('with an invented session opens no world', async () => {
    const cookie = cookieOf(await first('returning-customer')) ?? ''
    const [world] = cookie.split('.')
    const guess = await call(current, { headers: { Cookie: `${world}.session-1` } })
    expect(cookieOf(guess)?.split('.')[0]).not.toBe(world)
  })

  it('outlives a scenario that starts over', async () => {
    const cookie = cookieOf(await first('anonymous')) ?? ''
    expect(await statusFor(cookie)).toBe(401)
    const again = await call('/api/researcher/load?scenario=returning-customer', {
      headers: { Cookie: cookie },
    })
    expect(cookieOf(again)).toBeUndefined()
    expect(await statusFor(cookie)).toBe(200)
  })

  it('stands for one visitor of a world where visitors ask for sessions of their own', async () => {
    const headers = { 'X-World': 'two-visitors', 'X-Session': 'own' }
    const [one, other] = [await call(current, { headers }), await call(current, { headers })]
    expect([one.status, other.status]).toEqual([401, 401])
    expect(cookieOf(one)).not.toBe(cookieOf(other))
    const signedIn = await call('/api/auth/login', {
      method: 'POST',
      body: helen,
      headers: { ...json, ...headers, Cookie: cookieOf(one) ?? '' },
    })
    expect(await statusFor(cookieOf(signedIn) ?? '')).toBe(200)
    expect(await statusFor(cookieOf(other) ?? '')).toBe(401)
  })
})
