import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

const load = 'GET /api/researcher/load'

describe('loading the application', () => {
  it('shows the person who is signed in, with the orders counted', async () => {
    const { send, world } = await testBackend('returning-customer')
    const { body } = await send(load)
    expect(body).toMatchObject({ user: { fullName: 'Helen Marsh', numberOfOrders: 24 } })
    const [first] = world.orders.view().page(1, 1).rows
    if (first) world.orders.remove(first.identity)
    expect((await send(load)).body).toMatchObject({ user: { numberOfOrders: 23 } })
  })

  it('shows no user for an anonymous session', async () => {
    const { send } = await testBackend('anonymous')
    expect((await send(load)).body).toMatchObject({ user: null })
  })

  it('follows the requested flags', async () => {
    const { send } = await testBackend('anonymous', { flags: { captcha: false } })
    const features = { captcha: false, anonymous_language_assessment: true }
    expect((await send(load)).body).toMatchObject({ application: { features } })
  })
})

describe('changing the language', () => {
  const change = 'GET /api/researcher/update-language?language=jp'

  it('changes it for the visit and the account', async () => {
    const { send } = await testBackend('returning-customer')
    expect((await send(change)).body).toEqual({ siteLanguage: 'jp' })
    const { body } = await send(load)
    expect(body).toMatchObject({ application: { siteLanguage: 'jp' }, user: { language: 'jp' } })
  })

  it('changes it for a visitor', async () => {
    const { send } = await testBackend('anonymous')
    await send(change)
    expect((await send(load)).body).toMatchObject({ application: { siteLanguage: 'jp' } })
  })

  it('refuses a language that the site does not have', async () => {
    const { send } = await testBackend('anonymous')
    const { status } = await send('GET /api/researcher/update-language?language=fr')
    expect(status).toBe(400)
  })
})

describe('continuing at the site of the account', () => {
  it.each([
    ['localization-redirect', '/external/localization/jp'],
    ['returning-customer', '/en/home/'],
    ['china', '/cn/home/'],
  ] as const)('%s: %s', async (scenario, address) => {
    const { send } = await testBackend(scenario)
    const { status, exchange } = await send('GET /api/account/redirect')
    expect(status).toBe(302)
    expect(exchange.response.headers.get('Location')).toBe(address)
  })

  it('is for signed-in people', async () => {
    const { send } = await testBackend('anonymous')
    expect((await send('GET /api/account/redirect')).status).toBe(401)
  })
})
