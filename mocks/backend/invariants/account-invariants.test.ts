import { expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import type { StoredAccount } from '../../world/rows/rows.ts'
import { brokenInvariants } from './world-invariants.ts'

const { world: grouped, facts } = await loadScenario({ name: 'preferred-group', now: fixedNow })
const owner = facts.person.identity
const membership = { owner, current: true, discountUsed: false }
const migration = {
  mustMove: false,
  eligible: false,
  optedOut: false,
  optedInAt: null,
  acceptedAt: null,
}

function changeAccount(world: World, changes: Partial<StoredAccount>): void {
  const user = world.users.get(owner)
  if (user) world.users.update(owner, { account: { ...user.account, ...changes } })
}

function addressesOf(world: World): StoredAccount['addresses'] {
  return world.users.get(owner)?.account.addresses ?? []
}

const breaches: [string, (world: World) => void][] = [
  ['a password or a provider', (world) => world.users.update(owner, { password: null })],
  ['a password or a provider', (world) => changeAccount(world, { hasLocalIdentity: false })],
  ['the currency that was chosen', (world) => changeAccount(world, { currencyIso: 'EUR' })],
  [
    'an id each',
    (world) => changeAccount(world, { addresses: [0, 1].flatMap(() => addressesOf(world)) }),
  ],
  [
    'the label that they make',
    (world) =>
      changeAccount(world, {
        addresses: addressesOf(world).map((address) => ({ ...address, label: 'Home' })),
      }),
  ],
  [
    'an existing account',
    (world) =>
      world.memberships.insert({
        ...membership,
        identity: 'x MARSHLAB',
        owner: 'x',
        code: 'MARSHLAB',
      }),
  ],
  [
    'a group that there is',
    (world) =>
      world.memberships.insert({
        ...membership,
        identity: `${owner} NONE`,
        current: false,
        code: 'NONE',
      }),
  ],
  [
    'the only one',
    (world) =>
      world.memberships.insert({ ...membership, identity: `${owner} EMORYPH`, code: 'EMORYPH' }),
  ],
  ['an existing account', (world) => world.migrations.insert({ ...migration, owner: 'x' })],
  [
    'only by an account that may move',
    (world) => world.migrations.insert({ ...migration, owner, optedInAt: 1 }),
  ],
  [
    'only by an account in the migrating group',
    (world) => world.migrations.insert({ ...migration, owner, acceptedAt: 1 }),
  ],
]

it.each(breaches)('finds a violation: %s', (invariant, change) => {
  const world = grouped.fork()
  change(world)
  expect(brokenInvariants(world).join('\n')).toContain(invariant)
})
