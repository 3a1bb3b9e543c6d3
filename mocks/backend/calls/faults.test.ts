import { describe, expect, it } from 'vitest'
import { operations } from '../../../src/api/generated/operations.gen.ts'
import { type TestResponse, testBackend } from '../../testing/backend-in-scenario.ts'
import { effectAfter } from './fault-effects.ts'
import { addFault, type FaultRequest, faultText, parseFault, slowAnswer } from './faults.ts'

const logIn = 'POST /api/auth/login'
const right = { json: { email: 'helen.marsh@example.edu', password: 'manuscript' } }

async function met(fault: string) {
  const backend = await testBackend('anonymous')
  addFault(backend.world, parseFault(fault))
  const got = await backend.send(logIn, right)
  const isSignedIn = backend.world.sessions.get('session-1')?.userIdentity !== null
  return { ...got, isSignedIn, record: backend.calls.all().at(-1) }
}

const effects: [string, Partial<TestResponse['exchange']>, number, unknown, boolean][] = [
  ['logIn:503', { delay: 0 }, 503, { status: 503, title: 'Injected fault' }, false],
  ['logIn:network', { withheld: 'network' }, 503, undefined, false],
  ['logIn:lost-answer', { withheld: 'network' }, 200, { loggedIn: true }, true],
  ['logIn:time-out', { withheld: 'never' }, 503, undefined, false],
  ['logIn:slow', { delay: slowAnswer }, 200, { loggedIn: true }, true],
  ['logIn:malformed', { delay: 0 }, 200, undefined, true],
  ['logIn:cut', { delay: 0 }, 200, undefined, true],
  [
    'logIn:refusal=login-too-many-attempts',
    { delay: 0 },
    200,
    { loggedIn: false, error: 'login-too-many-attempts' },
    false,
  ],
]

describe('a fault', () => {
  it.each(effects)('%s', async (fault, exchange, status, body, isSignedIn) => {
    const got = await met(fault)
    expect(got.exchange).toMatchObject(exchange)
    expect(got.status).toBe(status)
    if (body === undefined) expect(got.body).toBeUndefined()
    else expect(got.body).toMatchObject(Object(body))
    expect(got.isSignedIn).toBe(isSignedIn)
    expect(got.record?.fault).toEqual(parseFault(fault).fault)
  })

  it('cuts an answer off after its first chunk', async () => {
    const { response } = effectAfter({ kind: 'cut' }, Response.json({ loggedIn: true }))
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"')
    await expect(reader?.read()).rejects.toThrow('broke off')
  })

  it.each([
    ['createLanguageAssessments', { error: { error: 'what-ever', jsonEncodedParams: '{}' } }],
    ['searchOrders', { error: 'what-ever' }],
  ])('refuses %s in its own shape', async (operation, refusal) => {
    const { send, world } = await testBackend('returning-customer')
    addFault(world, parseFault(`${operation}:refusal=what-ever`))
    const call =
      operation === 'searchOrders' ? 'GET /api/order/search' : 'POST /api/grammar-check/create'
    expect((await send(call)).body).toEqual(refusal)
  })

  it('applies as often as requested, then the operation’s next fault', async () => {
    const { send, world } = await testBackend('returning-customer')
    for (const fault of ['searchOrders:503:2', 'loadUser:500:1', 'searchOrders:502:1']) {
      addFault(world, parseFault(fault))
    }
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1)
      statuses.push((await send('GET /api/order/search')).status)
    expect(statuses).toEqual([503, 503, 502, 200])
    expect(world.faults.size).toBe(1)
  })

  it('stays when it has no count', async () => {
    const { send, world } = await testBackend('returning-customer')
    addFault(world, parseFault('loadUser:500'))
    for (let call = 0; call < 12; call += 1) {
      expect((await send('GET /api/users/current')).status).toBe(500)
    }
    expect(world.faults.size).toBe(1)
  })
})

it('delays every answer by a latency', async () => {
  const { send, world } = await testBackend('returning-customer')
  world.state.update('world', { latency: 250 })
  expect((await send('GET /api/users/current')).exchange.delay).toBe(250)
})

it.each([
  ['nothing:503', `There is no operation "nothing". Known: ${Object.keys(operations).join(', ')}`],
  ['logIn:sometimes', 'There is no fault "sometimes". Known: network, lost-answer'],
  ['logIn:200', 'There is no fault "200"'],
  ['logIn:503:0', 'There is no fault count "0"'],
  ['logIn:503:often', 'There is no fault count "often"'],
])('%s is rejected with the valid names', (text, message) => {
  expect(() => parseFault(text)).toThrow(message)
})

it.each<[FaultRequest, string]>([
  [['logIn', 'network'], 'logIn:network'],
  [['logIn', '503', 2], 'logIn:503:2'],
  [['logIn', 'slow', undefined], 'logIn:slow'],
  [['searchOrders', 'refusal=what-ever', 1], 'searchOrders:refusal=what-ever:1'],
])('writes %j in the form of an address', (fault, text) => {
  const [operation, , left = null] = fault
  expect(faultText(fault)).toBe(text)
  expect(parseFault(text)).toMatchObject({ operation, left })
})
