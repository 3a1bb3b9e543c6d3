import { queryOptions } from '@tanstack/react-query'
import { type User, updateCachedUser } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'

export type Invoice = Answers['Invoice']
export type InvoiceLoad = Answers['InvoiceLoad']
export type UnpaidInvoice = Answers['UnpaidInvoice']
export type Prepayment = Answers['Prepayment']
export type Credit = Answers['Credit']
export type Currency = Answers['Currency']

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
