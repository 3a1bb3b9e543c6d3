import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { SIGN_ON_VALID_FOR } from '../rules/auth/auth-times.ts'
import type { SiteChoice } from './site-definition.ts'

type SignOnFields = Record<string, string>
const newcomer = { firstName: 'Amira', lastName: 'Castellanos' }

async function leaving(query = '') {
  const backend = await testBackend('anonymous-closed')
  const { send, facts } = backend
  const { exchange } = await send(`GET /api/auth/opa/${facts.provider}${query}`)
  const address = exchange.response.headers.get('Location') ?? ''
  return {
    ...backend,
    helen: backend.world.users.find('email', 'helen.marsh@example.edu')?.identity ?? '',
    visit: async () => (await send(`GET /external/api/visit?address=${address}`)).body,
    choose: async (choice: SiteChoice, fields: SignOnFields = {}) =>
      (await send('POST /external/api/visit', { json: { address, choice, fields } })).body,
    user: async () => (await send('GET /api/users/current')).status,
  }
}

const failed = '/en/login/failure/oauth-failure'

describe('a sign-on provider', () => {
  it('offers the people of the world, a new person, and failures', async () => {
    const { visit } = await leaving()
    expect(await visit()).toMatchObject({
      name: 'ORCID',
      offers: [
        { choice: 'approve', fields: [{ name: 'person', options: [{ label: 'Helen Marsh' }] }] },
        { choice: 'register' },
        { choice: 'decline' },
        { choice: 'fail' },
        { choice: 'leave' },
        { choice: 'never' },
      ],
    })
  })

  it('signs a person in and redirects to the requested page', async () => {
    const { choose, helen, user, visit } = await leaving('?redirect=/en/researcher/invoices')
    const approved = await choose('approve', { person: helen })
    expect(approved).toMatchObject({ next: '/en/researcher/invoices' })
    expect(await user()).toBe(200)
    expect(await visit()).toMatchObject({
      state: expect.stringMatching(/^Answered on/),
      offers: [{ choice: 'leave' }],
    })
    expect(await choose('decline')).toMatchObject({ next: '/en/login' })
    expect(await user()).toBe(200)
  })

  it.each([
    ['register', { ...newcomer, email: 'a.c@example.edu' }, /^\/en\/register\/confirm\//],
    ['register', { ...newcomer, email: '' }, /^\/en\/register\/confirm\//],
    ['decline', {}, failed],
    ['fail', {}, failed],
    ['leave', {}, '/en/login'],
  ] as const)('after %s %j redirects to %s, signed out', async (choice, fields, next) => {
    const { choose, user } = await leaving()
    const expected = typeof next === 'string' ? next : expect.stringMatching(next)
    expect(await choose(choice, fields)).toMatchObject({ next: expected })
    expect(await user()).toBe(401)
  })

  it('waits for an answer, and expires', async () => {
    const { choose, helen, visit, advance, user } = await leaving()
    expect(await choose('never')).toMatchObject({
      next: null,
      visit: { state: expect.stringMatching(/^Open until/) },
    })
    advance(SIGN_ON_VALID_FOR)
    expect(await visit()).toMatchObject({ state: expect.stringMatching(/^Expired on/) })
    expect(await choose('approve', { person: helen })).toMatchObject({ next: '/en/login' })
    expect(await user()).toBe(401)
  })

  it('rejects unknown people', async () => {
    const { choose } = await leaving()
    expect(await choose('approve', { person: 'user-nobody' })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/fields/person' }],
    })
  })
})
