import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { CONFIRMATION_VALID_FOR } from '../../rules/auth/auth-times.ts'
import { beginConfirmedRegistration } from '../../rules/auth/provider-accounts.ts'

const { facts } = await testBackend('anonymous')
const form = {
  ...facts.registration,
  email: 'Noor.Haddad@example.edu',
  agreeToTOS: true,
  confirmation: null,
}
const email = 'noor.haddad@example.edu'

async function visitor(scenario: 'anonymous' | 'anonymous-closed' = 'anonymous') {
  const backend = await testBackend(scenario)
  let attempts = 0
  const register = async (changes: object = {}, key?: string) => {
    attempts += 1
    const headers = { 'Idempotency-Key': key ?? `registration-attempt-${attempts}` }
    return backend.send('POST /api/auth/register', { json: { ...form, ...changes }, headers })
  }
  return { ...backend, register }
}

function dataIn(address: string): unknown {
  const data = address.split('/').at(-1) ?? ''
  return JSON.parse(Buffer.from(data, 'base64url').toString())
}

describe('registering', () => {
  it('answers with a session, sends a mail, and points to the spam folder', async () => {
    const { register, send, world } = await visitor()
    const { body } = await register()
    expect(body).toEqual({ userDetails: { email, password: 'a long secret' } })
    const [mail] = world.mails.in('byRecipient', email).rows()
    expect(mail).toMatchObject({ language: 'en', links: [{ href: '/en/researcher' }] })
    const json = { email, password: 'a long secret' }
    expect((await send('POST /api/auth/login', { json })).body).toMatchObject({
      loggedIn: true,
      user: {
        fullName: 'Noor Haddad',
        country: 'US',
        missingFields: false,
        showCheckSpamMessage: true,
        currency: { shortName: 'USD' },
        numberOfOrders: 0,
      },
    })
  })

  it('hands over the uploads of the visitor', async () => {
    const { register, send, world } = await visitor()
    const sample = sampleManuscript('doc')
    const file = new File([sample.bytes], sample.fileName, { type: sample.type })
    await send('POST /api/file', { form: { file } })
    await register()
    const owner = world.users.find('email', email)?.identity
    expect([...world.files.all()].map((row) => row.owner)).toEqual([owner])
  })

  it('keeps a state only for a country that has states', async () => {
    const { register, world } = await visitor()
    await register({ title: 'Prof.' })
    await register({ email: 'ada@example.ac.uk', countryId: 56, state: 'TX' })
    const account = (address: string) => world.users.find('email', address)?.account
    expect(account(email)).toMatchObject({ title: 'Prof.', state: 'TX' })
    expect(account('ada@example.ac.uk')).toMatchObject({ title: null, state: null })
  })

  it('happens once for one key', async () => {
    const { register, world } = await visitor()
    const before = world.users.size
    const answers = await Promise.all([
      register({}, 'one-key-for-one-form'),
      register({}, 'one-key-for-one-form'),
    ])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(world.users.size).toBe(before + 1)
    expect(world.mails.size).toBe(1)
  })

  it.each([
    [{ email: 'Helen.Marsh@example.edu' }, 'registration-email-taken', 'Helen.Marsh@example.edu'],
    [{ password: 'short12' }, 'password-too-short', 8],
    [{ password: '😀😀😀😀😀😀😀' }, 'password-too-short', 8],
    [{ password: null }, 'registration-password-missing', undefined],
    [{ agreeToTOS: false }, 'registration-terms-not-accepted', undefined],
    [{ countryId: 0 }, 'registration-country-unknown', undefined],
    [{ state: 'SP' }, 'registration-state-unknown', undefined],
    [{ state: null }, 'registration-state-unknown', undefined],
    [{ title: 'Captain' }, 'registration-title-unknown', undefined],
    [{ institution: ' ' }, 'registration-institution-missing', undefined],
    [{ foundUs: 'a dream' }, 'registration-found-us-unknown', undefined],
    [{ confirmation: 'nobody-vouches' }, 'registration-confirmation-invalid', undefined],
  ])('with %o is refused: %s', async (changes, key, param) => {
    const { register, world } = await visitor()
    const before = world.users.size
    const { status, body } = await register(changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ error: { error: key } })
    if (param !== undefined) expect(JSON.stringify(body)).toContain(String(param))
    expect(world.users.size).toBe(before)
  })

  it('requires a provider where passwords are not used', async () => {
    const { register } = await visitor('anonymous-closed')
    expect((await register()).body).toMatchObject({
      error: { error: 'registration-local-authentication-disabled' },
    })
  })

  it('is refused if a field is missing or invalid', async () => {
    const { register } = await visitor()
    expect((await register({ email: 'noor', firstName: ' ' })).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/firstName' }, { pointer: '/body/email' }],
    })
  })
})

describe('registering with a provider', () => {
  const provider = { id: 'orcid', name: 'ORCID' }
  const profile = { email, firstName: 'Noor', lastName: 'Haddad' }

  async function vouched() {
    const backend = await visitor('anonymous-closed')
    const now = backend.world.state.get('world')?.startedAt ?? 0
    const registration = { provider, profile, language: 'en', now } as const
    const address = beginConfirmedRegistration(backend.world, registration)
    const [row] = backend.world.confirmations.all()
    const confirmation = row?.code ?? ''
    return { ...backend, address, byProvider: { password: null, confirmation } }
  }

  it('takes the details from the address', async () => {
    const { address, byProvider } = await vouched()
    expect(address).toMatch(/^\/en\/register\/confirm\/[\w-]+$/)
    const { confirmation } = byProvider
    expect(dataIn(address)).toEqual({ ...profile, confirmation, provider: 'ORCID' })
  })

  it('signs in at once, without a password, and only once', async () => {
    const { register, send, byProvider } = await vouched()
    const { body } = await register(byProvider)
    expect(body).toEqual({ userDetails: { email, password: null } })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { hasLocalIdentity: false, linkedAccounts: [{ providerId: 'orcid', name: 'ORCID' }] },
    })
    const again = await register({ ...byProvider, email: 'another@example.edu' })
    expect(again.body).toMatchObject({ error: { error: 'registration-confirmation-invalid' } })
  })

  it('has to be completed within an hour', async () => {
    const { register, advance, byProvider } = await vouched()
    advance(CONFIRMATION_VALID_FOR)
    const { body } = await register(byProvider)
    expect(body).toMatchObject({ error: { error: 'registration-confirmation-invalid' } })
  })
})
