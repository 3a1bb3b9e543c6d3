import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { mostAddresses, validateAddress } from '../../rules/account/address-rules.ts'

function keepAddresses(world: World, user: UserRow, addresses: Schemas['Address'][]): void {
  world.users.update(user.identity, { account: { ...user.account, addresses } })
}

function requireAddress({ account }: UserRow, id: string): void {
  if (account.addresses.some((address) => address.id === id)) return
  throw new Problem(404, 'No such address', `There is no address ${id} here.`)
}

function nextAddressId(world: World): string {
  return String(10_000 + world.next('addresses'))
}

export const accountAddresses = operationsOf({
  createAddress({ world, user, body, reply }) {
    const { addresses } = user.account
    if (addresses.length >= mostAddresses) return reply(200, { error: 'address-limit-reached' })
    const result = validateAddress(nextAddressId(world), body)
    if ('refused' in result) return reply(200, { error: result.refused })
    const { address } = result
    keepAddresses(world, user, [address, ...addresses])
    return reply(200, { address })
  },

  updateAddress({ world, user, path, body, reply }) {
    requireAddress(user, path.id)
    const result = validateAddress(path.id, body)
    if ('refused' in result) return reply(200, { error: result.refused })
    const { address } = result
    const { addresses } = user.account
    keepAddresses(
      world,
      user,
      addresses.map((existing) => (existing.id === path.id ? address : existing)),
    )
    return reply(200, { address })
  },

  deleteAddress({ world, user, path, reply }) {
    requireAddress(user, path.id)
    keepAddresses(
      world,
      user,
      user.account.addresses.filter(({ id }) => id !== path.id),
    )
    return reply(200, { id: path.id })
  },
})
