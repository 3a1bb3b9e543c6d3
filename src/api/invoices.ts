import { queryOptions } from '@tanstack/react-query'
import { changeKnownUser, type User } from './account.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

export type Invoice = components['schemas']['Invoice']
export type InvoiceLoad = components['schemas']['InvoiceLoad']
export type UnpaidInvoice = components['schemas']['UnpaidInvoice']
export type Prepayment = components['schemas']['Prepayment']
export type Credit = components['schemas']['Credit']
export type Currency = components['schemas']['Currency']

export const invoicesKey = ['invoices'] as const

/** The part of a load that is also known of the person, who is shown with it everywhere. */
function moneyOf(load: InvoiceLoad) {
  const { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable } = load
  const money = { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable }
  return money satisfies Partial<User>
}

/** Everything about the person's money; what is known of the person follows. For people who are signed in. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: invoicesKey,
    queryFn: async ({ signal, client: queries }) => {
      const load = await unwrap(client.GET('/api/invoice/load', { signal }))
      changeKnownUser(queries, (user) => ({ ...user, ...moneyOf(load) }))
      return load
    },
  })
