import { describe, expect, it } from 'vitest'
import { testBackend } from '../testing/backend-in-scenario.ts'
import type { Handlers } from './calls/operation-types.ts'
import { Problem } from './calls/problem.ts'
import { allOperations } from './operations/all-operations.ts'

const load = 'GET /api/users/current'

const brokenHandlers: [string, Handlers['loadUser'], unknown][] = [
  [
    'leaves a field out',
    () => ({ status: 200, body: { user: {} }, headers: {} }),
    {
      title: 'Answer breaks the contract',
      errors: expect.arrayContaining([
        { pointer: '/answer/user/email', message: expect.any(String) },
      ]),
    },
  ],
  [
    'answers with a status of its own',
    () => ({ status: 204, body: undefined, headers: {} }),
    { errors: [{ pointer: '/status', message: '204 is not declared' }] },
  ],
  [
    'throws',
    () => {
      throw new TypeError('It fell over.')
    },
    { detail: 'It fell over.' },
  ],
  [
    'refuses with a status that is not declared',
    () => {
      throw new Problem(409, 'Conflict', 'Somebody was faster.')
    },
    { detail: expect.stringContaining('does not declare 409') },
  ],
]

describe('a handler that breaks the contract', () => {
  it.each(brokenHandlers)('%s', async (_, handler, problem) => {
    const handlers: Handlers = {
      ...allOperations,
      loadUser(call) {
        call.world.sessions.update(call.session.token, { language: 'es' })
        return handler(call)
      },
    }
    const { send, world, calls } = await testBackend('returning-customer', { handlers })
    const got = await send(load)
    expect(got.status).toBe(500)
    expect(got.body).toMatchObject({ side: 'backend', ...Object(problem) })
    expect(world.sessions.get('session-1')?.language).toBe('en')
    expect(calls.all().at(-1)).toMatchObject({ status: 500, violation: { side: 'backend' } })
  })
})
