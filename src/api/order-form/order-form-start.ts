import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import {
  isQuoteOnly,
  loadOrderForm,
  type OrderFormAddress,
  orderFormQuery,
  orderFormScope,
  withSteps,
} from './order-form.ts'

/** Begins a form where the session has none. */
export const newOrderFormQuery = (address: OrderFormAddress) =>
  queryOptions({
    queryKey: ['newOrderForm', address],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/order-form/new', { params: { query: address }, signal })),
    retry: false,
    meta: { quiet: true },
  })

/** An answer, or a failure, that was asked for ahead is used once. */
async function takeNewOrderForm(queryClient: QueryClient, address: OrderFormAddress) {
  const query = newOrderFormQuery(address)
  try {
    const { error } = queryClient.getQueryState(query.queryKey) ?? {}
    if (error) throw error
    return withSteps(await queryClient.fetchQuery({ ...query, staleTime: 'static' }))
  } finally {
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
  }
}

type Start = {
  address: OrderFormAddress
  keepsQuote: boolean
}

export const startOrderFormMutation = () =>
  mutationOptions({
    mutationKey: ['startOrderForm'],
    scope: orderFormScope,
    mutationFn: async ({ address, keepsQuote }: Start, { client: queryClient }) => {
      const current = keepsQuote ? await loadOrderForm(queryClient) : null
      if (current && isQuoteOnly(current.orderForm)) return current
      return takeNewOrderForm(queryClient, address)
    },
    onSuccess: (load, _start, _result, { client: queryClient }) =>
      queryClient.setQueryData(orderFormQuery().queryKey, load),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const resetOrderFormMutation = () =>
  mutationOptions({
    mutationKey: ['resetOrderForm'],
    scope: orderFormScope,
    mutationFn: (identity: string) =>
      unwrap(client.DELETE('/api/order-form/{identity}', { params: { path: { identity } } })),
    onSuccess: (_reset, _identity, _result, { client: queryClient }) =>
      queryClient.setQueryData(orderFormQuery().queryKey, null),
    meta: { invalidates: alreadyCached, quiet: true },
  })
