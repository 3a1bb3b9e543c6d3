import { describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../scenarios/scenario-list.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'

async function signedIn<Name extends ScenarioName>(scenario: Name, identity: string) {
  const backend = await testBackend(scenario)
  const { send } = backend
  const path = `PUT /api/account/${identity}/update-details`
  return {
    ...backend,
    update: (json: object) => send(path, { json }),
    load: async () => (await send('GET /api/users/current')).body,
  }
}

const helen = () => signedIn('returning-customer', 'user-helen-marsh')
const grace = () => signedIn('preferred-group', 'user-grace-lindqvist')

describe('loading the account', () => {
  it('returns the person with the choices of all forms', async () => {
    const { send, facts } = await testBackend('returning-customer')
    expect((await send('GET /api/account')).body).toMatchObject({
      user: { identity: facts.person.identity },
      foundUsOptions: expect.arrayContaining([{ id: 'colleague', name: 'A colleague' }]),
      countries: expect.arrayContaining([
        expect.objectContaining({ id: 32, code: 'BR', name: 'Brazil' }),
        expect.objectContaining({ id: 197, code: 'ES', name: 'Spain' }),
      ]),
    })
  })

  it('returns the registration choices to visitors, without a user', async () => {
    const { send } = await testBackend('anonymous')
    const { status, body } = await send('GET /api/account')
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: null, foundUsOptions: { length: 8 } })
  })
})

describe('changing details', () => {
  it('changes the fields that are sent and leaves the rest', async () => {
    const { update, load } = await helen()
    const details = { firstName: ' Ellen ', city: ' ', institution: 'Rice University' }
    const user = { firstName: 'Ellen', lastName: 'Marsh', fullName: 'Ellen Marsh', city: null }
    expect((await update(details)).body).toMatchObject({ userDetails: user })
    expect(await load()).toMatchObject({ user: { ...user, phoneNumber: '+1 919 555 0142' } })
  })

  it.each([
    ['a zero-width space', '\u200b'],
    ['NUL', 'Hel\u0000en'],
    ['half a surrogate pair', 'Helen\ud800'],
    ['a space', ' '],
  ])('rejects a name of %s as an invalid request', async (_, firstName) => {
    const { update, load } = await helen()
    expect((await update({ firstName })).status).toBe(400)
    expect(await load()).toMatchObject({ user: { firstName: 'Helen' } })
  })

  it.each(['𠮷野', 'O’Brien', 'می\u200cخواهم'])('accepts the name %s', async (firstName) => {
    const { update } = await helen()
    expect((await update({ firstName })).body).toMatchObject({ userDetails: { firstName } })
  })

  it('shows every amount in a new currency', async () => {
    const { update, load, facts } = await helen()
    await update({ currencyIso: 'JPY' })
    expect(await load()).toMatchObject({
      user: {
        currencyIso: 'JPY',
        currency: { shortName: 'JPY', numDecimals: 0 },
        unpaidInvoices: facts.unpaidInvoices.map((invoiceNumber) => ({ invoiceNumber })),
      },
    })
  })

  it('drops a state that does not belong to the country', async () => {
    const { update } = await helen()
    const stateAfter = async (details: object) => (await update(details)).body
    expect(await stateAfter({ city: 'Austin' })).toMatchObject({ userDetails: { state: 'NC' } })
    expect(await stateAfter({ state: 'TX' })).toMatchObject({ userDetails: { state: 'TX' } })
    const inBrazil = { countryId: 32, state: 'SP' }
    expect(await stateAfter(inBrazil)).toMatchObject({ userDetails: { state: 'SP' } })
    expect(await stateAfter({ countryId: 223 })).toMatchObject({ userDetails: { state: null } })
    const inCyprus = { countryId: 56, state: 'SP' }
    expect(await stateAfter(inCyprus)).toMatchObject({ userDetails: { state: null } })
  })

  it('completes an account that lacked a field', async () => {
    const { update, load, facts } = await signedIn('missing-fields', 'user-samuel-okafor')
    expect(await load()).toMatchObject({ user: { missingFields: true } })
    await update(facts.completion)
    expect(await load()).toMatchObject({ user: { missingFields: false } })
  })

  it('lets the person sign in by a new address', async () => {
    const { update, send } = await helen()
    await update({ email: 'Helen@Example.edu' })
    const json = { email: 'helen@example.edu', password: 'manuscript' }
    expect((await send('POST /api/auth/login', { json })).body).toMatchObject({ loggedIn: true })
  })

  it('sets the new language in the session', async () => {
    const { update, send } = await helen()
    await update({ language: 'es' })
    expect((await send('GET /api/researcher/load')).body).toMatchObject({
      application: { siteLanguage: 'es' },
      user: { language: 'es' },
    })
  })

  it.each([
    [{ currencyIso: 'XYZ' }, 'generic-touchup-error', { field: 'currencyIso' }],
    [{ countryId: 0 }, 'generic-touchup-error', { field: 'countryId' }],
    [{ state: 'Texas' }, 'generic-touchup-error', { field: 'state' }],
    [{ countryId: 32, state: 'NC' }, 'generic-touchup-error', { field: 'state' }],
    [{ foundUs: 'a dream' }, 'generic-touchup-error', { field: 'foundUs' }],
    [{ active: false }, 'account-closing-with-unpaid-invoices', {}],
  ])('refuses %o, and changes nothing', async (details, error, params) => {
    const { update, load } = await helen()
    const before = await load()
    const jsonEncodedParams = JSON.stringify(params)
    const { body } = await update({ institution: 'Elsewhere', ...details })
    expect(body).toEqual({ error: { error, jsonEncodedParams } })
    expect(await load()).toEqual(before)
  })

  it('refuses the address of another account', async () => {
    const { update, world } = await helen()
    const user = world.users.get('user-helen-marsh')
    if (user) {
      const email = 'someone@example.edu'
      const account = { ...user.account, identity: 'user-2', email }
      world.users.insert({ ...user, identity: 'user-2', email, account })
    }
    const { body } = await update({ email: 'Someone@example.edu' })
    const jsonEncodedParams = '{"email":"someone@example.edu"}'
    expect(body).toEqual({ error: { error: 'account-email-taken', jsonEncodedParams } })
  })

  it('ends every session of an account that is closed', async () => {
    const { update, send, world, facts } = await grace()
    const userIdentity = facts.person.identity
    world.sessions.insert({ token: 'elsewhere', userIdentity, language: 'en', wrongPasswords: [] })
    const { body } = await update({ active: false })
    expect(body).toMatchObject({ userDetails: { active: false, loggedIn: false } })
    expect((await send('GET /api/users/current')).status).toBe(401)
    expect((await send('GET /api/users/current', { session: 'elsewhere' })).status).toBe(401)
  })

  it('is for signed-in people, for their own account, and for editable fields', async () => {
    const { update } = await helen()
    for (const json of [{}, { totalRewardPoints: 9 }, { orcid: '1' }]) {
      expect((await update(json)).status).toBe(400)
    }
    const other = await signedIn('returning-customer', 'user-samuel-okafor')
    expect((await other.update({ city: 'Durham' })).status).toBe(404)
    const signedOut = await signedIn('anonymous', 'user-helen-marsh')
    expect((await signedOut.update({ city: 'Durham' })).status).toBe(401)
  })
})

describe('reward points', () => {
  const ofHelen = 'GET /api/users/user-helen-marsh/reward-points'

  it('count an order once it is paid', async () => {
    const { send, facts } = await testBackend('returning-customer')
    const { completedPaid, completedUnpaid } = facts.orders
    const points = async (externalId: string) =>
      (await send(`${ofHelen}?externalId=${externalId}`)).body
    expect(await points(completedPaid)).toEqual({ totalRewardPoints: 1840, updated: true })
    expect(await points(completedUnpaid)).toEqual({ totalRewardPoints: 1840, updated: false })
  })

  it('are the granted points and a fifth of each paid order in dollars', async () => {
    const { send, world, facts } = await testBackend('returning-customer')
    const owner = facts.person.identity
    let points = 0
    for (const reward of world.rewards.in('byOwner', owner).rows()) points += reward.points
    for (const { orderIdentity, totalAmount } of world.invoices.in('byOwner', owner).rows()) {
      const order = world.orders.get(orderIdentity ?? '')?.order
      if (order?.paid) points += Math.floor(totalAmount / 5)
    }
    const { body } = await send(`${ofHelen}?externalId=${facts.orders.completedPaid}`)
    expect(body).toEqual({ totalRewardPoints: points, updated: true })
    expect(points).toBe(1840)
  })

  it('are shown for the caller’s own order', async () => {
    const { send, world, facts } = await testBackend('returning-customer')
    expect((await send(ofHelen)).status).toBe(400)
    expect((await send(`${ofHelen}?externalId=GX000000`)).status).toBe(404)
    const row = world.orders.get(facts.orders.received)
    if (row) {
      const externalId = 'GX999999'
      const order = { ...row.order, externalId }
      world.orders.insert({ ...row, identity: externalId, owner: 'session-1', order })
    }
    expect((await send(`${ofHelen}?externalId=GX999999`)).status).toBe(404)
    expect((await send(`${ofHelen}?externalId=x`, { session: null })).status).toBe(401)
  })
})
