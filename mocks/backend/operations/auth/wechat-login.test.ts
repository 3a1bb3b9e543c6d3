import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { WECHAT_CODE_VALID_FOR, WECHAT_TRUE_AFTER } from '../../rules/auth/auth-times.ts'
import {
  approveWechatLogin,
  declineWechatLogin,
  scanWechatCode,
} from '../../rules/auth/wechat-login-rules.ts'

const approvedBy = { userIdentity: 'user-helen-marsh' }
const waiting = { loggedIn: false, redirectUri: null, user: null }

async function scanning() {
  const backend = await testBackend('anonymous', { flags: { wechat_sso: true } })
  const { send } = backend
  const { body } = await send('POST /api/auth/wechat-login')
  const loginCode = /"loginCode":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? ''
  const path = `GET /api/auth/wechat-login/${loginCode}`
  return { ...backend, created: body, loginCode, poll: async () => (await send(path)).body }
}

it('returns a code with its ticket and address, different each time', async () => {
  const { send, created, loginCode } = await scanning()
  const url = `/external/wechat/scan/${loginCode}`
  expect(created).toEqual({ loginCode, ticket: `wx-${loginCode.slice(0, 16)}`, url })
  expect((await send('POST /api/auth/wechat-login')).body).not.toEqual(created)
})

it('is not available where WeChat is switched off', async () => {
  const { send } = await testBackend('anonymous')
  expect((await send('POST /api/auth/wechat-login')).body).toEqual({
    error: 'wechat-login-not-available',
  })
})

describe('polling the result', () => {
  it('succeeds a while after the confirmation, signs in, and repeats its answer', async () => {
    const { world, loginCode, poll, advance, send } = await scanning()
    expect(await poll()).toEqual(waiting)
    expect(scanWechatCode(world, loginCode, fixedNow)).toBe(true)
    expect(await poll()).toEqual(waiting)
    expect(approveWechatLogin(world, loginCode, approvedBy, fixedNow)).toBe(true)
    expect(await poll()).toEqual(waiting)
    advance(WECHAT_TRUE_AFTER)
    const done = {
      loggedIn: true,
      redirectUri: '/en/home/',
      user: { firstName: 'Helen', linkedAccounts: [{ providerId: 'wechat' }] },
    }
    expect(await poll()).toMatchObject(done)
    expect(await poll()).toMatchObject(done)
    expect((await send('GET /api/users/current')).status).toBe(200)
  })

  it('sends a new person to a registration, the same one each time', async () => {
    const { world, loginCode, poll, advance, send } = await scanning()
    const profile = { email: null, firstName: '文', lastName: '李' }
    approveWechatLogin(world, loginCode, profile, fixedNow)
    advance(WECHAT_TRUE_AFTER)
    const redirectUri = expect.stringMatching(/^\/en\/register\/confirm\/[\w-]+$/)
    const first = await poll()
    expect(first).toEqual({ loggedIn: false, redirectUri, user: null })
    expect(await poll()).toEqual(first)
    expect((await send('GET /api/users/current')).status).toBe(401)
    expect(world.confirmations.size).toBe(1)
  })

  it('fails after a refusal', async () => {
    const { world, loginCode, poll } = await scanning()
    expect(declineWechatLogin(world, loginCode, fixedNow)).toBe(true)
    expect(await poll()).toEqual({ loggedIn: false, error: 'wechat-login-declined' })
    expect(approveWechatLogin(world, loginCode, approvedBy, fixedNow)).toBe(false)
  })

  it('fails once the code has expired, and the code can no longer be confirmed', async () => {
    const { world, loginCode, poll, advance } = await scanning()
    advance(WECHAT_CODE_VALID_FOR)
    expect(await poll()).toEqual({ loggedIn: false, error: 'wechat-login-expired' })
    const late = fixedNow + WECHAT_CODE_VALID_FOR
    expect(approveWechatLogin(world, loginCode, approvedBy, late)).toBe(false)
  })

  it('fails for a closed account', async () => {
    const { world, loginCode, poll, advance, facts } = await scanning()
    const user = world.users.get(facts.person.identity)
    if (user) world.users.update(user.identity, { account: { ...user.account, active: false } })
    approveWechatLogin(world, loginCode, approvedBy, fixedNow)
    advance(WECHAT_TRUE_AFTER)
    expect(await poll()).toEqual({ loggedIn: false, error: 'login-account-inactive' })
  })

  it('is for the session that requested the code', async () => {
    const { send, loginCode } = await scanning()
    const poll = `GET /api/auth/wechat-login/${loginCode}`
    expect((await send(poll, { session: null })).status).toBe(404)
    expect((await send('GET /api/auth/wechat-login/unknown')).status).toBe(404)
    expect((await send('GET /api/auth/wechat-login/no.code')).status).toBe(400)
  })
})
