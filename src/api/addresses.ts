import { mutationOptions } from '@tanstack/react-query'
import { accountQuery, updateCachedUser, userQuery } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { ApiError } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'

export type Address = Answers['Address']
export type AddressDetails = components['schemas']['AddressDetails']

const invalidates = [userQuery().queryKey, accountQuery().queryKey]

type Creation = { details: AddressDetails; idempotencyKey: string }

export const createAddressMutation = () =>
  mutationOptions({
    mutationKey: ['createAddress'],
    mutationFn: async ({ details, idempotencyKey }: Creation): Promise<Address> => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      return (await unwrap(client.POST('/api/account/addresses', { params, body: details })))
        .address
    },
    onSuccess: (saved, _creation, _result, { client: queries }) =>
      updateCachedUser(queries, (user) => ({
        ...user,
        addresses: [saved, ...user.addresses.filter(({ id }) => id !== saved.id)],
      })),
    meta: { invalidates },
  })

type Change = { id: string; details: AddressDetails }

export const updateAddressMutation = () =>
  mutationOptions({
    mutationKey: ['updateAddress'],
    mutationFn: async ({ id, details }: Change): Promise<Address> => {
      const call = { params: { path: { id } }, body: details }
      return (await unwrap(client.PUT('/api/account/addresses/{id}', call))).address
    },
    onSuccess: (saved, _change, _result, { client: queries }) =>
      updateCachedUser(queries, (user) => ({
        ...user,
        addresses: user.addresses.map((address) => (address.id === saved.id ? saved : address)),
      })),
    meta: { invalidates },
  })

function withAddressAt(addresses: readonly Address[], address: Address, index: number): Address[] {
  if (addresses.some(({ id }) => id === address.id)) return [...addresses]
  return addresses.toSpliced(index, 0, address)
}

/** Deletes optimistically; a 404 counts as deleted. */
export const deleteAddressMutation = () =>
  mutationOptions({
    mutationKey: ['deleteAddress'],
    mutationFn: async ({ id }: Address): Promise<void> => {
      try {
        await unwrap(client.DELETE('/api/account/addresses/{id}', { params: { path: { id } } }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      }
    },
    onMutate: async ({ id }, { client: queries }) => {
      const { queryKey } = userQuery()
      // A pending answer would bring the address back.
      await queries.cancelQueries({ queryKey })
      const { addresses = [] } = queries.getQueryData(queryKey) ?? {}
      updateCachedUser(queries, (user) => ({
        ...user,
        addresses: user.addresses.filter((address) => address.id !== id),
      }))
      return { index: addresses.findIndex((address) => address.id === id) }
    },
    onError: (_error, address, before, { client: queries }) => {
      if (!before || before.index < 0) return
      const { index } = before
      updateCachedUser(queries, (user) => ({
        ...user,
        addresses: withAddressAt(user.addresses, address, index),
      }))
    },
    meta: { quiet: true, invalidates },
  })
