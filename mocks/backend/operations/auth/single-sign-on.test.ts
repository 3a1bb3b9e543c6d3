import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { SIGN_ON_VALID_FOR } from '../../rules/auth/auth-times.ts'
import { returnFromProvider, type SignOnAnswer } from '../../rules/auth/sign-on-visit.ts'

async function leaving(query = '') {
  const backend = await testBackend('anonymous-closed')
  const { send, world, facts } = backend
  const { status, exchange } = await send(`GET /api/auth/opa/${facts.provider}${query}`)
  const address = exchange.response.headers.get('Location') ?? ''
  const state = address.split('/').at(-1) ?? ''
  const comeBack = (answer: SignOnAnswer, now = fixedNow) =>
    returnFromProvider(world, { state, answer, now })
  return { ...backend, status, address, comeBack }
}

const helen: SignOnAnswer = {
  approved: { email: 'Helen.Marsh@example.edu', firstName: 'Helen', lastName: 'Marsh' },
}
const failed = '/en/login/failure/oauth-failure'

it('redirects to the page of the provider', async () => {
  const { status, address } = await leaving()
  expect(status).toBe(302)
  expect(address).toMatch(/^\/external\/sign-on\/orcid\/[0-9a-f]{32}$/)
})

it('accepts only the providers of the site', async () => {
  const { send } = await testBackend('anonymous')
  expect((await send('GET /api/auth/opa/nobody')).status).toBe(404)
  expect((await send('GET /api/auth/opa/a.b')).status).toBe(400)
  expect((await send('GET /api/auth/opa/orcid?back=x')).status).toBe(400)
})

describe('coming back from the provider', () => {
  it('signs the person in, links the provider, and redirects home', async () => {
    const { comeBack, send } = await leaving()
    expect(comeBack(helen)).toBe('/en/home/')
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { firstName: 'Helen', linkedAccounts: [{ providerId: 'orcid', name: 'ORCID' }] },
    })
  })

  it.each([
    ['?redirect=/en/researcher/invoices', '/en/researcher/invoices'],
    ['?redirect=//evil.example', '/en/home/'],
    ['?redirect=https://evil.example', '/en/home/'],
    ['?redirect=https://www.galley.example/prices', 'https://www.galley.example/prices'],
    ['?redirect=https://www.galley.example@evil.example/', '/en/home/'],
  ])('after %s redirects to %s', async (query, address) => {
    expect((await leaving(query)).comeBack(helen)).toBe(address)
  })

  it('redirects a new person to a registration that keeps the visit’s parameters', async () => {
    const query = '?redirect=/en/account&origin=digital-editing&referralCode=HMARSH40'
    const { comeBack, send, facts } = await leaving(query)
    expect(comeBack({ approved: facts.newcomer })).toMatch(
      /^\/en\/register\/confirm\/[\w-]+\?redirect=%2Fen%2Faccount&origin=digital-editing&referralCode=HMARSH40$/,
    )
    expect((await send('GET /api/users/current')).status).toBe(401)
  })

  it('fails after a refusal, a timeout, and the second time', async () => {
    expect((await leaving()).comeBack('declined')).toBe(failed)
    expect((await leaving()).comeBack(helen, fixedNow + SIGN_ON_VALID_FOR)).toBe(failed)
    const { comeBack } = await leaving()
    comeBack(helen)
    expect(comeBack(helen)).toBe(failed)
  })

  it('keeps the parameters of the visit where it fails', async () => {
    const { comeBack } = await leaving('?redirect=/en/researcher/prepay?x%3D1&origin=mail')
    expect(comeBack('declined')).toBe(
      `${failed}?redirect=%2Fen%2Fresearcher%2Fprepay%3Fx%3D1&origin=mail`,
    )
  })

  it('fails for a closed account', async () => {
    const { comeBack, world, facts } = await leaving()
    const user = world.users.get(facts.person.identity)
    if (user) world.users.update(user.identity, { account: { ...user.account, active: false } })
    expect(comeBack(helen)).toBe('/en/login/failure/login-account-inactive')
  })
})
