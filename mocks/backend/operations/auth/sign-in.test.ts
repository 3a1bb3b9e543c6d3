import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { mostWrongPasswords, wrongPasswordsCountFor } from '../../rules/auth/log-in-rules.ts'

const logIn = 'POST /api/auth/login'
const right = { email: 'helen.marsh@example.edu', password: 'manuscript' }
const wrong = { ...right, password: 'Manuscript' }

describe('signing in', () => {
  it.each([
    ['a wrong password', wrong, 'login-form-error-message'],
    ['an address without account', { ...right, email: 'a@b.co' }, 'login-form-error-message'],
  ])('refuses %s', async (_, json, error) => {
    const { send, world } = await testBackend('anonymous')
    expect((await send(logIn, { json })).body).toEqual({ loggedIn: false, error })
    expect(world.sessions.get('session-1')?.userIdentity).toBeNull()
  })

  it('accepts the address in any case and with spaces around it', async () => {
    const { send } = await testBackend('anonymous')
    const json = { ...right, email: 'Helen.Marsh@Example.edu' }
    const { body } = await send(logIn, { json })
    expect(body).toMatchObject({ loggedIn: true, redirectUri: null, user: { firstName: 'Helen' } })
    expect((await send('GET /api/users/current')).status).toBe(200)
  })

  it('refuses a closed account', async () => {
    const { send, world, facts } = await testBackend('anonymous')
    const user = world.users.get(facts.person.identity)
    if (user) world.users.update(user.identity, { account: { ...user.account, active: false } })
    const { body } = await send(logIn, { json: right })
    expect(body).toEqual({ loggedIn: false, error: 'login-account-inactive' })
  })

  it('refuses every sign-in where passwords are not used', async () => {
    const { send } = await testBackend('anonymous-closed')
    const { body } = await send(logIn, { json: right })
    expect(body).toEqual({ loggedIn: false, error: 'login-local-authentication-disabled' })
  })

  it('redirects a user of another localization', async () => {
    const { send } = await testBackend('localization-redirect')
    const json = { email: 'samuel.okafor@example.edu', password: 'manuscript' }
    const { body } = await send(logIn, { json })
    expect(body).toMatchObject({ loggedIn: true, redirectUri: '/api/account/redirect' })
  })

  it('is blocked for a while after too many wrong passwords, also for the right one', async () => {
    const { send, advance } = await testBackend('anonymous')
    for (let count = 0; count < mostWrongPasswords; count += 1) await send(logIn, { json: wrong })
    const { body } = await send(logIn, { json: right })
    expect(body).toEqual({ loggedIn: false, error: 'login-too-many-attempts' })
    advance(wrongPasswordsCountFor)
    expect((await send(logIn, { json: right })).body).toMatchObject({ loggedIn: true })
  })

  it('takes over the uploads of the visitor', async () => {
    const { send, world, facts } = await testBackend('anonymous')
    const sample = sampleManuscript('doc')
    const file = new File([sample.bytes], sample.fileName, { type: sample.type })
    await send('POST /api/file', { form: { file } })
    const owners = () => [...world.files.all()].map(({ owner }) => owner)
    expect(owners()).toEqual(['session-1'])
    await send(logIn, { json: right })
    expect(owners()).toEqual([facts.person.identity])
  })
})

it('signing out ends the session, and changes nothing the second time', async () => {
  const { send } = await testBackend('returning-customer')
  for (const _ of [1, 2]) {
    expect((await send('POST /api/auth/logout')).body).toEqual({ loggedIn: false })
    expect((await send('GET /api/users/current')).status).toBe(401)
  }
})

it('the logout image for other sites is a real image and ends the session here, also the second time', async () => {
  const { send } = await testBackend('returning-customer')
  for (const _ of [1, 2]) {
    const { status, exchange } = await send('GET /api/auth/logout.gif')
    expect(status).toBe(200)
    expect(exchange.response.headers.get('Content-Type')).toBe('image/gif')
    expect(exchange.response.headers.get('Cache-Control')).toBe('no-store')
    const bytes = new Uint8Array(await exchange.response.arrayBuffer())
    const size = new DataView(bytes.buffer)
    expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe('GIF89a')
    expect([size.getUint16(6, true), size.getUint16(8, true), bytes.at(-1)]).toEqual([1, 1, 0x3b])
    expect((await send('GET /api/users/current')).status).toBe(401)
  }
})
