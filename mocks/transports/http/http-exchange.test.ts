import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { answerOverHttp } from './http-backend.ts'
import { createHttpBackend } from './http-exchange.ts'

const still = () => 0
const none = () => undefined
const timers = { setTimeout: still, clearTimeout: none, setInterval: still, clearInterval: none }
const manuscripts = manuscriptTasks({ findings: async () => [] })

const backendAt = (now: () => number) =>
  createHttpBackend({ real: { ...timers, now }, manuscripts, mostWorlds: 1 })

const address = 'http://127.0.0.1/api/users/current'

it('answers what no operation foresaw with a problem that has no stack', async () => {
  const backend = backendAt(() => {
    throw new Error('The clock has stopped.')
  })
  const { response } = await backend.exchange(new Request(address))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    type: '/problems/the-call-failed',
    title: 'The call failed',
    status: 500,
    detail: 'The clock has stopped.',
    errors: [],
    side: 'backend',
  })
})

describe('a call over HTTP', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['plans to free the memory of a large body', '100000000', 1],
    ['plans nothing after a small one', '100', 0],
  ])('%s', async (_, length, timersAfter) => {
    const answer = answerOverHttp(backendAt(() => fixedNow))
    await answer(new Request(address, { headers: { 'Content-Length': length } }))
    expect(vi.getTimerCount()).toBe(timersAfter)
  })
})
