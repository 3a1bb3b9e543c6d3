import { queryOptions } from '@tanstack/react-query'
import { type User, updateCachedUser } from './account.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

export type Invoice = components['schemas']['Invoice']
export type InvoiceLoad = components['schemas']['InvoiceLoad']
export type UnpaidInvoice = components['schemas']['UnpaidInvoice']
export type Prepayment = components['schemas']['Prepayment']
export type Credit = components['schemas']['Credit']
export type Currency = components['schemas']['Currency']

export const invoicesKey = ['invoices'] as const

/** The fields that the user has too, which the shell shows everywhere. */
function moneyOf(load: InvoiceLoad) {
  const { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable } = load
  const money = { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable }
  return money satisfies Partial<User>
}

/** Also updates the cached user. Needs a session. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: invoicesKey,
    queryFn: async ({ signal, client: queries }) => {
      const load = await unwrap(client.GET('/api/invoice/load', { signal }))
      updateCachedUser(queries, (user) => ({ ...user, ...moneyOf(load) }))
      return load
    },
  })
