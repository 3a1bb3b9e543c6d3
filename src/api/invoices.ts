import { queryOptions } from '@tanstack/react-query'
import { type User, updateCachedUser } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { invoicesKey } from './query-keys.ts'

export type Invoice = Answers['Invoice']
export type InvoiceLoad = Answers['InvoiceLoad']
export type UnpaidInvoice = Answers['UnpaidInvoice']
export type Prepayment = Answers['Prepayment']
export type Credit = Answers['Credit']
export type Currency = Answers['Currency']

function withMoneyOf(load: Partial<InvoiceLoad>, user: User): User {
  const { credits = user.credits, currency = user.currency } = load
  const { prepayments = user.prepayments, unpaidInvoices = user.unpaidInvoices } = load
  const { paymentMethods = user.paymentMethods, voucherAvailable = user.voucherAvailable } = load
  const money = { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable }
  return { ...user, ...money }
}

export const invoicesQuery = () =>
  queryOptions({
    queryKey: invoicesKey,
    queryFn: async ({ signal, client: queries }) => {
      const load = await unwrap(client.GET('/api/invoice/load', { signal }))
      updateCachedUser(queries, (user) => withMoneyOf(load, user))
      return load
    },
  })
