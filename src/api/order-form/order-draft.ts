import { queryOptions } from '@tanstack/react-query'
import { orderFormsKey } from '../query-keys.ts'
import { loadOrderForm, type OrderForm } from './order-form.ts'

/** For pages outside of the form, whose own query is begun by its own ways in; null without one. */
export const orderDraftQuery = () =>
  queryOptions({
    queryKey: [...orderFormsKey, 'draft'],
    queryFn: async ({ signal, client }): Promise<OrderForm | null> =>
      (await loadOrderForm(client, signal))?.orderForm ?? null,
    staleTime: 0,
    meta: { quiet: true },
  })
