import { describe, expect, it } from 'vitest'
import { type TestRequest, testBackend } from '../testing/backend-in-scenario.ts'
import { validators } from './validators/validators.gen.js'

const creation = {
  languageAssessmentFiles: ['file-1'],
  agreeToTOS: true,
  termsandagree: true,
  iAmNotaRobot: true,
  captchaResponse: null,
}
const anonymous = { session: null }

const refused: [string, string, TestRequest, number, string[]][] = [
  ['a path that is not there', 'GET /api/nowhere', {}, 404, []],
  ['a path with one segment more', 'GET /api/order/search/more', {}, 404, []],
  ['another method', 'DELETE /api/order/search', {}, 405, []],
  ['a form where JSON is due', 'POST /api/auth/login', { form: { email: 'a' } }, 415, []],
  ['JSON where a form is due', 'POST /api/file', { json: {} }, 415, []],
  [
    'broken JSON',
    'POST /api/auth/login',
    { text: '{"email":', headers: { 'Content-Type': 'application/json' } },
    400,
    [],
  ],
  [
    'more JSON than anybody types',
    'POST /api/auth/login',
    { json: { email: 'a'.repeat(1_000_000), password: 'x' } },
    413,
    [],
  ],
  [
    'a broken form',
    'POST /api/file',
    { text: 'no form', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    400,
    [],
  ],
  [
    'missing and unknown fields',
    'POST /api/auth/login',
    { json: { email: 'a@example.edu', 'pass/word': 'x' } },
    400,
    ['/body/password', '/body/pass~1word'],
  ],
  ['a form without its file', 'POST /api/file', { form: { other: 'x' } }, 400, ['/body/file']],
  ['a text for a file', 'POST /api/file', { form: { file: 'x' } }, 400, ['/body/file']],
  ['a query of the wrong type', 'GET /api/order/search?page=two', {}, 400, ['/query/page']],
  ['a page before the first', 'GET /api/order/search?page=0', {}, 400, ['/query/page']],
  ['a day that is none', 'GET /api/order/search?from=2026-02-30', {}, 400, ['/query/from']],
  ['a query that is missing', 'GET /api/researcher/update-language', {}, 400, ['/query/language']],
  [
    'no key for what may happen only once',
    'POST /api/grammar-check/create',
    { json: creation },
    400,
    ['/headers/idempotency-key'],
  ],
  [
    'a key that is too short to be one',
    'POST /api/grammar-check/create',
    { json: creation, headers: { 'Idempotency-Key': 'short' } },
    400,
    ['/headers/idempotency-key'],
  ],
  ['nobody signed in', 'GET /api/users/current', anonymous, 401, []],
  ['a session nobody knows', 'GET /api/order/search', { session: 'stolen' }, 401, []],
  ['an assessment that is not there', 'POST /api/grammar-check/nothing/archive', {}, 404, []],
]

function pointersIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return undefined
  const { errors } = body
  return Array.isArray(errors) ? errors.map(({ pointer }) => pointer) : undefined
}

describe('a call that cannot be executed', () => {
  it.each(refused)('%s', async (_, call, sent, status, pointers) => {
    const { send, world } = await testBackend('returning-customer')
    const before = world.orders.size + world.files.size + world.assessments.size
    const got = await send(call, sent)
    expect(got.status).toBe(status)
    expect(got.body).toMatchObject({ status })
    const problem = validators.loadApplication.answers.default?.['application/problem+json']
    expect(problem?.success(got.body)).toBe(true)
    expect(pointersIn(got.body)).toEqual(expect.arrayContaining(pointers))
    expect(got.exchange.response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(world.orders.size + world.files.size + world.assessments.size).toBe(before)
  })

  it('with another method is answered with the allowed methods', async () => {
    const { send } = await testBackend('returning-customer')
    const { exchange } = await send('DELETE /api/order/search')
    expect(exchange.response.headers.get('Allow')).toBe('GET')
  })

  it('is reported as an error of the application, unless the contract foresees it', async () => {
    const { send, calls } = await testBackend('returning-customer')
    await send('GET /api/nowhere')
    await send('GET /api/order/search?page=0')
    await send('POST /api/grammar-check/nothing/archive')
    await send('GET /api/users/current', anonymous)
    const sides = calls.all().map(({ violation }) => violation?.side)
    expect(sides).toEqual(['application', 'application', undefined, undefined])
  })
})

describe('sessions', () => {
  it('starts one for a visitor without a session, in the language of the site', async () => {
    const { send, world } = await testBackend('japan')
    const { exchange, body } = await send('GET /api/researcher/load', anonymous)
    expect(exchange.session).toBeDefined()
    expect(body).toMatchObject({ user: null, application: { siteLanguage: 'jp' } })
    expect(world.sessions.get(exchange.session ?? '')?.userIdentity).toBeNull()
  })

  it('keeps the session of a visitor', async () => {
    const { send, world } = await testBackend('returning-customer')
    const { exchange } = await send('GET /api/researcher/load')
    expect(exchange.session).toBe('session-1')
    expect(world.sessions.size).toBe(1)
  })
})

it('runs calls one after another', async () => {
  const { send, calls } = await testBackend('returning-customer')
  const language = (name: string) => send(`GET /api/researcher/update-language?language=${name}`)
  const all = await Promise.all(['cn', 'jp', 'br', 'es'].map(language))
  expect(all.map(({ body }) => body)).toEqual(
    ['cn', 'jp', 'br', 'es'].map((siteLanguage) => ({ siteLanguage })),
  )
  const { body } = await send('GET /api/users/current')
  expect(body).toMatchObject({ user: { language: 'es' } })
  expect(calls.all()).toHaveLength(5)
})
