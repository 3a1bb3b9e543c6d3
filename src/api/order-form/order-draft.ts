import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { ApiError } from '../errors/api-failure.ts'
import type { OrderForm } from './order-form.ts'
import { orderFormsKey } from './order-form-key.ts'

/**
 * The order form in progress, for pages outside of it; null if there is none. The form's own query
 * is begun by its own ways in.
 */
export const orderDraftQuery = () =>
  queryOptions({
    queryKey: [...orderFormsKey, 'draft'],
    queryFn: async ({ signal }): Promise<OrderForm | null> => {
      try {
        return (await unwrap(client.GET('/api/order-form/load', { signal }))).orderForm
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
    meta: { quiet: true },
  })
