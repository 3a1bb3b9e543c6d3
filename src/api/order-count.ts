import { queryOptions } from '@tanstack/react-query'
import { removeKeys } from '../lib/remove-keys.ts'
import { startDataFresh } from './application.ts'
import { client, take } from './client.ts'

type CountStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'galley:order-count:'

/** A whole number as it was kept, read in base 10 (`010` is ten); undefined for anything else. */
export function parseCount(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number.parseInt(text, 10) : undefined
}

/** How many orders a person had when it was last asked on this device. */
export function keptOrderCount(storage: CountStorage, identity: string): number | undefined {
  return parseCount(storage.getItem(prefix + identity))
}

export function keepOrderCount(storage: CountStorage, identity: string, count: number): void {
  try {
    storage.setItem(prefix + identity, String(count))
  } catch {
    // A storage that is full or forbidden costs the memory of the count, nothing else.
  }
}

/** Forgets everybody's count, for when somebody signs out. */
export function forgetOrderCounts(storage: CountStorage): void {
  removeKeys(storage, prefix)
}

/** How many orders a person has made: what this device remembers at once, and then what the server says. */
export const orderCountQuery = (identity: string) =>
  queryOptions({
    queryKey: ['order-count', identity],
    queryFn: async ({ signal }) => {
      const params = { path: { identity } }
      const call = client.GET('/api/users/{identity}/order-count', { params, signal })
      const { numberOfOrders } = await take(call)
      keepOrderCount(localStorage, identity, numberOfOrders)
      return numberOfOrders
    },
    initialData: () => keptOrderCount(localStorage, identity),
    initialDataUpdatedAt: 0,
    staleTime: startDataFresh,
    meta: { quiet: true },
  })
