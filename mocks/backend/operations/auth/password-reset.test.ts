import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { RESET_VALID_FOR } from '../../rules/auth/auth-times.ts'

const request = 'POST /api/auth/request-password-reset'
const reset = 'POST /api/auth/reset-password'
const email = 'helen.marsh@example.edu'
const userIdentity = 'user-helen-marsh'
const password = 'a new and long one'

async function forgetful() {
  const backend = await testBackend('anonymous')
  const { send, world } = backend
  const hashes = () =>
    [...world.mails.in('byRecipient', email).rows()].map(({ links }) => {
      const [, hash = ''] =
        /reset-password\/([^/]+)\/user-helen-marsh$/.exec(links[0]?.href ?? '') ?? []
      return hash
    })
  const ask = async () => {
    await send(request, { json: { email } })
    return hashes()[0] ?? ''
  }
  const choose = async (oneTimeLoginHash: string, changes: object = {}) =>
    (await send(reset, { json: { oneTimeLoginHash, password, userIdentity, ...changes } })).body
  return { ...backend, ask, choose }
}

describe('asking for a new password', () => {
  it('gives the same answer with and without an account, and mails only an existing one', async () => {
    const { send, world } = await testBackend('anonymous')
    const answers = []
    for (const to of [email, 'nobody@example.edu']) {
      answers.push((await send(request, { json: { email: to } })).body)
    }
    expect(answers).toEqual([{ email }, { email: 'nobody@example.edu' }])
    expect([...world.mails.all()].map(({ to }) => to)).toEqual([email])
  })

  it('writes in the language of the page', async () => {
    const { send, world } = await testBackend('anonymous')
    await send('GET /api/researcher/update-language?language=jp')
    await send(request, { json: { email: email.toUpperCase() } })
    const [mail] = world.mails.in('byRecipient', email).rows()
    expect(mail).toMatchObject({ language: 'jp', subject: expect.stringContaining('パスワード') })
    expect(mail?.links[0]?.href).toMatch(
      /^\/jp\/login\/reset-password\/[0-9a-f]{32}\/user-helen-marsh$/,
    )
  })

  it('is refused where passwords are not used, and for an invalid address', async () => {
    const { send } = await testBackend('anonymous-closed')
    const { body } = await send(request, { json: { email } })
    expect(body).toEqual({ error: 'password-reset-local-authentication-disabled' })
    expect((await send(request, { json: { email: 'helen' } })).status).toBe(400)
  })

  it('sends no mail to a closed account', async () => {
    const { ask, world } = await forgetful()
    const user = world.users.get(userIdentity)
    if (user) world.users.update(userIdentity, { account: { ...user.account, active: false } })
    await ask()
    expect(world.mails.size).toBe(0)
  })
})

describe('choosing a new password', () => {
  it('signs in, and replaces the old password', async () => {
    const { ask, choose, send } = await forgetful()
    expect(await choose(await ask())).toEqual({ redirectUri: '/en/home/' })
    expect((await send('GET /api/users/current')).status).toBe(200)
    const logIn = async (typedPassword: string) =>
      (await send('POST /api/auth/login', { json: { email, password: typedPassword } })).body
    expect(await logIn('manuscript')).toMatchObject({ loggedIn: false })
    expect(await logIn(password)).toMatchObject({ loggedIn: true })
  })

  it('ends the other sessions of the person', async () => {
    const { ask, choose, send, world } = await forgetful()
    world.sessions.insert({
      token: 'elsewhere',
      userIdentity,
      language: 'en',
      wrongPasswords: [],
    })
    await choose(await ask())
    expect((await send('GET /api/users/current', { session: 'elsewhere' })).status).toBe(401)
  })

  it('works once', async () => {
    const { ask, choose } = await forgetful()
    const hash = await ask()
    await choose(hash)
    expect(await choose(hash)).toMatchObject({ error: { error: 'password-reset-link-invalid' } })
  })

  it('accepts only the link of the newest mail', async () => {
    const { ask, choose, advance } = await forgetful()
    const first = await ask()
    advance(1000)
    const second = await ask()
    expect(await choose(first)).toMatchObject({ error: { error: 'password-reset-link-invalid' } })
    expect(await choose(second)).toEqual({ redirectUri: '/en/home/' })
  })

  it.each([
    ['a short password', { password: 'short' }, 'password-too-short', '{"minimumLength":8}'],
    ['somebody else', { userIdentity: 'user-x' }, 'password-reset-link-invalid', '{}'],
    ['an unknown link', { oneTimeLoginHash: 'x' }, 'password-reset-link-invalid', '{}'],
  ])('refuses %s, and the link stays valid', async (_, changes, error, jsonEncodedParams) => {
    const { ask, choose } = await forgetful()
    const hash = await ask()
    expect(await choose(hash, changes)).toEqual({ error: { error, jsonEncodedParams } })
    expect(await choose(hash)).toEqual({ redirectUri: '/en/home/' })
  })

  it('is refused after an hour', async () => {
    const { ask, choose, advance } = await forgetful()
    const hash = await ask()
    advance(RESET_VALID_FOR)
    expect(await choose(hash)).toMatchObject({ error: { error: 'password-reset-link-expired' } })
  })

  it('is refused when the account has been closed since', async () => {
    const { ask, choose, world } = await forgetful()
    const hash = await ask()
    const user = world.users.get(userIdentity)
    if (user) world.users.update(userIdentity, { account: { ...user.account, active: false } })
    expect(await choose(hash)).toMatchObject({ error: { error: 'login-account-inactive' } })
  })

  it('is refused if a field is missing', async () => {
    const { send } = await forgetful()
    expect((await send(reset, { json: { password } })).status).toBe(400)
  })
})
