import { queryOptions } from '@tanstack/react-query'
import { orderFormsKey } from '../order-form-key.ts'
import { loadOrderForm, type OrderForm } from './order-form.ts'

/**
 * The order form in progress, for pages outside of it; null if there is none. The form's own query
 * is begun by its own ways in.
 */
export const orderDraftQuery = () =>
  queryOptions({
    queryKey: [...orderFormsKey, 'draft'],
    queryFn: async ({ signal, client }): Promise<OrderForm | null> =>
      (await loadOrderForm(client, signal))?.orderForm ?? null,
    staleTime: 0,
    meta: { quiet: true },
  })
