import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { mostAddresses } from '../../rules/account/address-rules.ts'

const lab = {
  name: 'Helen Marsh',
  organization: 'Rice University',
  address1: '6100 Main Street',
  address2: null,
  city: 'Houston',
  state: 'TX',
  zip: '77005',
  countryId: 223,
  phone: null,
}
const shownLab = {
  label: 'Rice University, 6100 Main Street',
  city: 'Houston',
  country: { id: 223, name: 'United States' },
}
const change = 'PUT /api/account/addresses/311'
const remove = 'DELETE /api/account/addresses/311'

async function helen() {
  const backend = await testBackend('returning-customer')
  let attempts = 0
  return {
    ...backend,
    create(changes: object = {}, key?: string) {
      attempts += 1
      const headers = { 'Idempotency-Key': key ?? `address-attempt-${attempts}` }
      return backend.send('POST /api/account/addresses', { json: { ...lab, ...changes }, headers })
    },
    addresses: () => backend.world.users.get('user-helen-marsh')?.account.addresses ?? [],
  }
}

describe('saving an address', () => {
  it('puts it first, under its label', async () => {
    const { create, addresses } = await helen()
    expect((await create()).body).toMatchObject({ address: shownLab })
    expect(addresses()).toHaveLength(3)
    expect(addresses()[0]).toMatchObject(shownLab)
  })

  it('happens once for one key', async () => {
    const { create, addresses } = await helen()
    await Promise.all([create({}, 'one-key-for-one-form'), create({}, 'one-key-for-one-form')])
    expect(addresses()).toHaveLength(3)
  })

  it.each([
    [{ countryId: 0 }, 'address-country-unknown'],
    [{ state: 'Texas' }, 'address-state-unknown'],
    [{ state: null }, 'address-state-unknown'],
  ])('refuses %o', async (changes, error) => {
    const { create, addresses } = await helen()
    expect((await create(changes)).body).toEqual({ error })
    expect(addresses()).toHaveLength(2)
  })

  it('is limited in number', async () => {
    const { create, addresses } = await helen()
    while (addresses().length < mostAddresses) await create()
    expect((await create()).body).toEqual({ error: 'address-limit-reached' })
  })

  it('is refused where a field is missing or too long', async () => {
    const { create, send } = await helen()
    expect((await create({ name: ' ', zip: '1234567890' })).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/name' }, { pointer: '/body/zip' }],
    })
    const { body } = await send('POST /api/account/addresses', { json: lab })
    expect(body).toMatchObject({ status: 400, errors: [{ pointer: '/headers/idempotency-key' }] })
  })
})

describe('changing and deleting', () => {
  it('keeps id and position of a changed address', async () => {
    const { send, addresses } = await helen()
    const { body } = await send(change, { json: { ...lab, organization: ' ' } })
    const label = 'Helen Marsh, 6100 Main Street'
    expect(body).toMatchObject({ address: { id: '311', label, organization: null } })
    expect(addresses().map(({ id }) => id)).toEqual(['311', '312'])
    expect(addresses()[0]).toMatchObject({ label })
  })

  it.each([
    [{ countryId: 0 }, 'address-country-unknown'],
    [{ state: 'ZZ' }, 'address-state-unknown'],
  ])('refuses %o', async (changes, error) => {
    const { send } = await helen()
    expect((await send(change, { json: { ...lab, ...changes } })).body).toEqual({ error })
  })

  it('deletes an address once', async () => {
    const { send, addresses } = await helen()
    expect((await send(remove)).body).toEqual({ id: '311' })
    expect(addresses().map(({ id }) => id)).toEqual(['312'])
    expect((await send(remove)).status).toBe(404)
    expect((await send(change, { json: lab })).status).toBe(404)
  })

  it('is refused for the address of another person, and without signing in', async () => {
    const other = await testBackend('preferred-group')
    const signedOut = await testBackend('anonymous')
    const headers = { 'Idempotency-Key': 'an-address-of-nobody' }
    expect((await other.send(remove)).status).toBe(404)
    expect((await other.send(change, { json: lab })).status).toBe(404)
    expect((await signedOut.send(remove)).status).toBe(401)
    expect((await signedOut.send(change, { json: lab })).status).toBe(401)
    const create = 'POST /api/account/addresses'
    expect((await signedOut.send(create, { json: lab, headers })).status).toBe(401)
  })

  it('reads ids as numbers', async () => {
    const { send } = await helen()
    expect((await send('DELETE /api/account/addresses/x')).status).toBe(400)
    expect((await send(change, { json: { ...lab, city: '' } })).status).toBe(400)
  })
})
