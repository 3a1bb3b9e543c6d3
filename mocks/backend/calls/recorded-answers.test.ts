import { describe, expect, it } from 'vitest'
import { playRecording } from '../../recordings/play-recording.ts'
import type { RecordedCall } from '../../recordings/recording.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { answerFromRecording, bodyHash } from './recorded-answers.ts'

const json = { 'Content-Type': 'application/json' }

const searched = (body: unknown, query: Record<string, string[]> = {}): RecordedCall => ({
  operation: 'searchOrders',
  path: {},
  query,
  sent: null,
  status: 200,
  headers: json,
  body,
})

const signedIn = (body: unknown, sent: object): RecordedCall => ({
  ...searched(body),
  operation: 'logIn',
  sent: bodyHash(sent),
})

async function playing(...calls: RecordedCall[]) {
  const { world } = await loadScenario({ name: 'anonymous', now: fixedNow })
  const recording = { name: 'visit', version: 1, world: '', calls, violations: [] }
  world.transact(() => playRecording(world, recording))
  const ask = async (operation: RecordedCall['operation'], path: string, body?: object) => {
    const sent = body && { method: 'POST', headers: json, body: JSON.stringify(body) }
    const request = new Request(`http://galley.example${path}`, sent)
    const answer = await answerFromRecording({ world }, { operation, request, path: {} })
    return answer && [answer.response.status, await answer.response.json()]
  }
  return { world, ask }
}

describe('a recording', () => {
  it('answers in order, and repeats the last answer', async () => {
    const { ask } = await playing(searched('first'), searched('second'))
    const answers = [1, 2, 3].map(() => ask('searchOrders', '/api/order/search'))
    expect(await Promise.all(answers)).toEqual([
      [200, 'first'],
      [200, 'second'],
      [200, 'second'],
    ])
  })

  it('keeps the parameters apart, in whichever order they are named', async () => {
    const query = { page: ['2'], term: ['rice'] }
    const { ask } = await playing(searched('all'), searched('page', query))
    expect(await ask('searchOrders', '/api/order/search?term=rice&page=2')).toEqual([200, 'page'])
    expect(await ask('searchOrders', '/api/order/search')).toEqual([200, 'all'])
    expect(await ask('searchOrders', '/api/order/search?page=3')).toBeUndefined()
    expect(await ask('loadUser', '/api/users/current')).toBeUndefined()
  })

  it('answers a change by its body, or in order where a person sends another one', async () => {
    const [known, other] = [{ email: 'a' }, { email: 'b' }]
    const { ask } = await playing(signedIn('refused', other), signedIn('known', known))
    expect(await ask('logIn', '/api/auth/login', known)).toEqual([200, 'known'])
    expect(await ask('logIn', '/api/auth/login', { email: 'c' })).toEqual([200, 'refused'])
    expect(await ask('logIn', '/api/auth/login', { email: 'd' })).toEqual([200, 'known'])
  })

  it('goes on where it was after a rewind', async () => {
    const { world, ask } = await playing(searched('first'), searched('second'))
    const before = world.snapshot()
    await ask('searchOrders', '/api/order/search')
    world.restore(before)
    expect(await ask('searchOrders', '/api/order/search')).toEqual([200, 'first'])
  })

  it('says what its answer breaks', async () => {
    const { world } = await playing(searched({ orders: [] }))
    const request = new Request('http://galley.example/api/order/search')
    const call = { operation: 'searchOrders', request, path: {} } as const
    expect((await answerFromRecording({ world }, call))?.violation).toMatchObject({
      side: 'real server',
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/answer/pagination' })]),
    })
  })
})
