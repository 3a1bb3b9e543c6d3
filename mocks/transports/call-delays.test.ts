import { afterEach, describe, expect, it, vi } from 'vitest'
import { realClock } from '../../src/lib/clock.ts'
import { manuscriptTasks } from '../backend/manuscripts/manuscript-tasks.ts'
import { seedThatDelays } from '../testing/seed-that-delays.ts'
import { delayCalls, delayOf, readDelaySeed } from './call-delays.ts'
import { startHttpBackend } from './http/http-backend.ts'
import { nodeOrigin, startNodeBackend } from './node/node-backend.ts'
import { pageDelays } from './page/page-delays.ts'

const address = 'GET /api/users/current'
const ordinals = Array.from({ length: 200 }, (_, index) => index + 1)
const delaysOf = (seed: number) => ordinals.map((ordinal) => delayOf(seed, address, ordinal))

describe('delayOf', () => {
  it.each([0, 7, 8, -3, 123_456_789])('is at most 400 ms, and mostly short, with %s', (seed) => {
    const found = delaysOf(seed)
    expect(new Set(found)).toEqual(new Set([0, 40, 160, 400]))
    expect(found.filter((delay) => delay <= 40).length).toBeGreaterThan(100)
    expect(found.filter((delay) => delay === 400).length).toBeLessThan(50)
  })

  it('is the same for the same seed and call, and differs with each of them', () => {
    expect(delaysOf(7)).toEqual(delaysOf(7))
    expect(delaysOf(7)).not.toEqual(delaysOf(8))
    const elsewhere = ordinals.map((ordinal) => delayOf(7, 'GET /api/order/search', ordinal))
    expect(elsewhere).not.toEqual(delaysOf(7))
  })
})

describe('readDelaySeed', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    ['7', 7],
    ['-12', -12],
  ])('reads %j as %j', (text, seed) => {
    expect(readDelaySeed(text)).toBe(seed)
  })

  it.each(['slow', '1.5', '1e99'])('refuses %s', (text) => {
    expect(() => readDelaySeed(text)).toThrow(`GALLEY_DELAYS is an integer, and not "${text}".`)
  })
})

describe('delayCalls', () => {
  const call = () => new Request('http://galley.test/api/users/current?page=2')
  const effect = { response: new Response(), delay: 30 }

  it('adds to the delay of an answer, by address and ordinal', async () => {
    const delayed = delayCalls(async (_: Request) => effect, 7)
    const other = new Request('http://galley.test/api/order/search')
    const found: number[] = []
    for (const _ of ordinals) {
      await delayed(other)
      found.push((await delayed(call())).delay - effect.delay)
    }
    expect(found).toEqual(delaysOf(7))
  })

  it('leaves a withheld answer withheld', async () => {
    const withheld = { ...effect, withheld: 'never' as const }
    expect(await delayCalls(async (_: Request) => withheld, 7)(call())).toMatchObject({
      withheld: 'never',
    })
  })

  it('changes nothing without a seed', () => {
    const answer = async (_: Request) => effect
    expect(delayCalls(answer, undefined)).toBe(answer)
  })
})

describe('a transport', () => {
  const slow = seedThatDelays(address, 400)
  const cleanUp: (() => unknown)[] = []
  afterEach(async () => {
    for (const run of cleanUp.splice(0)) await run()
    vi.restoreAllMocks()
  })

  async function inNode(delays: number | undefined): Promise<string> {
    const backend = await startNodeBackend({ scenario: 'returning-customer', delays })
    cleanUp.push(backend.stop)
    return nodeOrigin
  }

  async function overHttp(delays: number | undefined): Promise<string> {
    const manuscripts = manuscriptTasks({ findings: async () => [] })
    const server = await startHttpBackend({ port: 0, real: realClock, manuscripts, delays })
    cleanUp.push(server.close)
    return server.origin
  }

  it.each([
    ['in Node', slow, true, inNode],
    ['in Node', undefined, false, inNode],
    ['over HTTP', slow, true, overHttp],
    ['over HTTP', undefined, false, overHttp],
  ])('%s with the seed %j delays an answer: %j', async (_, seed, isDelayed, start) => {
    vi.stubEnv('GALLEY_DELAYS', '')
    const origin = await start(seed)
    vi.unstubAllEnvs()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect((await fetch(`${origin}/api/users/current`)).status).toBe(200)
    expect(timers.mock.calls.some(([, time]) => time === 400)).toBe(isDelayed)
  })
})

describe('pageDelays', () => {
  afterEach(() => {
    globalThis.galleyDelays = undefined
    vi.unstubAllEnvs()
  })

  it.each([
    ['7', '8', 7],
    [undefined, '8', 8],
    [undefined, '', undefined],
  ])('prefers the seed of a browser test (%j) to that of the server (%j)', (test, served, seed) => {
    globalThis.galleyDelays = test
    vi.stubEnv('GALLEY_DELAYS', served)
    expect(pageDelays()).toBe(seed)
  })
})
