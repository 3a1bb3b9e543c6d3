import { queryOptions } from '@tanstack/react-query'
import { type SafeStorage, safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { startDataFresh } from '../application.ts'
import { client, unwrap } from '../client.ts'

const prefix = 'galley:order-count:'

/** A whole number in base 10 (`010` is ten). */
export function parseCount(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number.parseInt(text, 10) : undefined
}

export function storedOrderCount(storage: SafeStorage, identity: string): number | undefined {
  return parseCount(storage.getItem(prefix + identity))
}

export function keepOrderCount(storage: SafeStorage, identity: string, count: number): void {
  storage.setItem(prefix + identity, String(count))
}

export function forgetOrderCounts(storage: SafeStorage): void {
  storage.removeItems(prefix)
}

/** Shows this device's last count until the server answers. */
export const orderCountQuery = (identity: string) =>
  queryOptions({
    queryKey: ['order-count', identity],
    queryFn: async ({ signal }) => {
      const params = { path: { identity } }
      const call = client.GET('/api/users/{identity}/order-count', { params, signal })
      const { numberOfOrders } = await unwrap(call)
      keepOrderCount(safeLocalStorage, identity, numberOfOrders)
      return numberOfOrders
    },
    initialData: () => storedOrderCount(safeLocalStorage, identity),
    initialDataUpdatedAt: 0,
    staleTime: startDataFresh,
    refetchInterval: startDataFresh,
    meta: { quiet: true },
  })
