import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { takeGroupDiscount } from '../../rules/account/group-membership.ts'

const ownGroup = '/api/users/user-grace-lindqvist/preferred-group'

async function grace() {
  const backend = await testBackend('preferred-group')
  const { send } = backend
  return {
    ...backend,
    join: async (groupCode: string) =>
      (await send(`POST ${ownGroup}`, { json: { groupCode } })).body,
    leave: async () => (await send(`DELETE ${ownGroup}`)).body,
    load: async () => (await send('GET /api/users/current')).body,
  }
}

describe('joining a group', () => {
  it('accepts the code in any case and with spaces around it, and adds the group to the account', async () => {
    const { join, load, facts } = await grace()
    const preferredGroup = { code: facts.groups.withoutGreeting, percentageDiscount: 15 }
    expect(await join(' emoryph ')).toMatchObject({ preferredGroup })
    expect(await load()).toMatchObject({ user: { preferredGroup } })
  })

  it.each([
    ['an unknown code', 'NOSUCHLAB', 'preferred-group-join-generic-error'],
    ['blanks', '  ', 'preferred-group-join-generic-error'],
    ['a closed group', 'SPRING2019', 'preferred-group-join-generic-error'],
    ['the group of the account', 'MARSHLAB', 'preferred-group-join-already-member'],
  ])('refuses %s', async (_, code, error) => {
    const { join, load } = await grace()
    expect(await join(code)).toEqual({ error })
    expect(await load()).toMatchObject({ user: { preferredGroup: { code: 'MARSHLAB' } } })
  })

  it('is refused if a code is missing or too long', async () => {
    const { send } = await grace()
    for (const json of [{}, { groupCode: '' }, { groupCode: 'A'.repeat(61) }]) {
      expect((await send(`POST ${ownGroup}`, { json })).status).toBe(400)
    }
  })

  it('is for signed-in people, for their own account', async () => {
    const json = { groupCode: 'MARSHLAB' }
    const anonymous = await testBackend('anonymous')
    expect((await anonymous.send(`POST ${ownGroup}`, { json })).status).toBe(401)
    const other = await testBackend('returning-customer')
    expect((await other.send(`POST ${ownGroup}`, { json })).status).toBe(404)
  })
})

describe('leaving a group', () => {
  it('names the code, and finds no group the second time', async () => {
    const { leave, load } = await grace()
    expect(await leave()).toEqual({ preferredGroup: null, groupCode: 'MARSHLAB' })
    expect(await load()).toMatchObject({ user: { preferredGroup: null } })
    expect(await leave()).toEqual({ error: 'preferred-group-leave-generic-error' })
  })

  it('does not give a used discount back', async () => {
    const { leave, join, world, facts } = await grace()
    takeGroupDiscount(world, facts.person.identity)
    await leave()
    expect(await join('MARSHLAB')).toMatchObject({ preferredGroup: { discountUsed: true } })
  })
})
