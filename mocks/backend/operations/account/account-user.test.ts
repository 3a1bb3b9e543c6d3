import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'

const calls = [
  ['GET', 'order-count'],
  ['PUT', 'hide-check-spam-message'],
  ['DELETE', 'preferred-group'],
  ['PUT', 'wfoe-tos-accepted'],
  ['PUT', 'wfoe-opt-in'],
] as const

describe.each(calls)('%s %s', (method, path) => {
  it.each([
    ['signed out', 'anonymous', 'user-helen-marsh', 401],
    ['for another person', 'returning-customer', 'user-samuel-okafor', 404],
    ['with a path in place of an identity', 'returning-customer', '..%2F..', 400],
  ] as const)('%s', async (_, scenario, identity, status) => {
    const { send } = await testBackend(scenario)
    expect((await send(`${method} /api/users/${identity}/${path}`)).status).toBe(status)
  })
})

it('counts the orders', async () => {
  const { send, facts } = await testBackend('returning-customer')
  const { body } = await send(`GET /api/users/${facts.person.identity}/order-count`)
  expect(body).toEqual({ numberOfOrders: 24 })
})

it('returns the year since when a person is a customer', async () => {
  const { send, world, facts } = await testBackend('duplicate-order')
  const current = async () => (await send('GET /api/users/current')).body
  const earlier = world.orders.get(facts.orders.earlier)
  expect(await current()).toMatchObject({ user: { customerSince: earlier?.order.createdAt } })
  world.orders.remove(facts.orders.earlier)
  expect(await current()).toMatchObject({ user: { customerSince: null } })
})

it('dismisses the spam banner for good', async () => {
  const { send, world, facts } = await testBackend('returning-customer')
  const { identity } = facts.person
  const user = world.users.get(identity)
  if (user) {
    world.users.update(identity, { account: { ...user.account, showCheckSpamMessage: true } })
  }
  const shown = { user: { showCheckSpamMessage: true } }
  expect((await send('GET /api/users/current')).body).toMatchObject(shown)
  const hidden = { user: { showCheckSpamMessage: false } }
  for (const _ of [1, 2]) {
    const { body } = await send(`PUT /api/users/${identity}/hide-check-spam-message`)
    expect(body).toMatchObject(hidden)
  }
  expect((await send('GET /api/users/current')).body).toMatchObject(hidden)
})
