import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { WECHAT_CODE_VALID_FOR } from '../rules/auth/auth-times.ts'
import type { SiteChoice } from './site-definition.ts'

type WechatFields = Record<string, string>
const newcomer = { firstName: 'Amira', lastName: 'Castellanos' }

describe('WeChat', () => {
  async function scanning() {
    const backend = await testBackend('china')
    const { send, facts } = backend
    await send('POST /api/auth/logout')
    const shown = await send('POST /api/auth/wechat-login')
    const code: { loginCode: string; url: string } = JSON.parse(JSON.stringify(shown.body))
    const poll = `GET /api/auth/wechat-login/${code.loginCode}`
    return {
      ...backend,
      person: backend.world.users.find('email', facts.person.email)?.identity ?? '',
      visit: async () => (await send(`GET /external/api/visit?address=${code.url}`)).body,
      choose: async (choice: SiteChoice, fields: WechatFields = {}) =>
        (await send('POST /external/api/visit', { json: { address: code.url, choice, fields } }))
          .body,
      poll: async () => (await send(poll)).body,
    }
  }

  it('completes the sign-in for a person', async () => {
    const { choose, person, advance, poll, visit } = await scanning()
    const scanned = await choose('scan')
    expect(scanned).toMatchObject({
      next: null,
      visit: { state: expect.stringMatching(/^Scanned/) },
    })
    expect(await choose('approve', { person })).toMatchObject({ next: null, visit: { offers: [] } })
    expect(await choose('decline')).toMatchObject({ next: null })
    advance(3000)
    expect(await poll()).toMatchObject({ loggedIn: true })
    expect(await visit()).toMatchObject({ state: expect.stringMatching(/sign-in is complete/) })
  })

  it('sends a new person to registration', async () => {
    const { choose, advance, poll } = await scanning()
    await choose('register', newcomer)
    advance(3000)
    const redirectUri = expect.stringContaining('/register/confirm/')
    expect(await poll()).toMatchObject({ loggedIn: false, redirectUri })
  })

  it.each([
    ['decline', 0, 'wechat-login-declined', /^Declined/],
    ['never', WECHAT_CODE_VALID_FOR, 'wechat-login-expired', /expired/],
  ] as const)('after %s and %i ms answers %s', async (choice, later, error, state) => {
    const { choose, advance, poll, visit } = await scanning()
    await choose(choice)
    advance(later)
    expect(await poll()).toMatchObject({ error })
    expect(await visit()).toMatchObject({ state: expect.stringMatching(state), offers: [] })
  })
})
