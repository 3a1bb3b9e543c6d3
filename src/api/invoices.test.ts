import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { userQuery } from './account.ts'
import { client } from './client.ts'
import { type InvoiceLoad, invoicesQuery } from './invoices.ts'

const yen = {
  isoCode: 'JPY',
  shortName: 'JPY',
  name: 'Japanese yen',
  sign: '¥',
  exchangeRate: 0.0067,
  numDecimals: 0,
}

const load: InvoiceLoad = {
  pendingPayments: [],
  invoices: [],
  unpaidInvoices: [],
  credits: [
    {
      referenceNumber: 'CR-1',
      totalAmount: 60,
      balance: 12,
      transactionDate: '2026-11-01T10:00:00.000Z',
      expirationDate: null,
      formattedDate: 'November 01, 2026',
      formattedExpirationDate: null,
    },
  ],
  currency: yen,
  paymentMethods: [{ id: 3, name: 'Credit card' }],
  usdCredits: 12,
  prepayments: [],
  voucherAvailable: true,
}

// Without its type, the key accepts partial users.
const userKey = [...userQuery().queryKey]

const answers = (response: Response, data?: InvoiceLoad) =>
  vi.spyOn(client, 'GET').mockResolvedValue({ data, response })

afterEach(() => {
  vi.restoreAllMocks()
})

it('replaces the cached amounts of the person with the loaded ones, and leaves the rest', async () => {
  answers(new Response(), load)
  const queries = new QueryClient()
  const cachedUser = {
    identity: 'user-1',
    unpaidInvoices: ['old'],
    prepayments: ['old'],
    credits: [],
  }
  queries.setQueryData(userKey, cachedUser, { updatedAt: 17 })
  expect(await queries.fetchQuery(invoicesQuery())).toEqual(load)
  const { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable } = load
  const money = { credits, currency, paymentMethods, prepayments, unpaidInvoices, voucherAvailable }
  expect(queries.getQueryData(userKey)).toEqual({ identity: 'user-1', ...money })
  // The rest of the user is as old as before.
  expect(queries.getQueryState(userKey)?.dataUpdatedAt).toBe(17)
})

it('leaves the amounts of the person that the answer lacks', async () => {
  answers(new Response(), JSON.parse('{"invoices": [], "credits": []}'))
  const queries = new QueryClient()
  const cachedUser = {
    identity: 'user-1',
    unpaidInvoices: ['old'],
    currency: yen,
    credits: ['old'],
  }
  queries.setQueryData(userKey, cachedUser)
  await queries.fetchQuery(invoicesQuery())
  expect(queries.getQueryData(userKey)).toEqual({ ...cachedUser, credits: [] })
})

it('caches no person where none was cached before', async () => {
  answers(new Response(), load)
  const queries = new QueryClient()
  await queries.fetchQuery(invoicesQuery())
  expect(queries.getQueryData(userKey)).toBeUndefined()
})

it('leaves the cache as it is when the load fails', async () => {
  answers(new Response(null, { status: 500 }))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const cachedUser = { identity: 'user-1', credits: ['old'] }
  queries.setQueryData(userKey, cachedUser)
  await expect(queries.fetchQuery(invoicesQuery())).rejects.toMatchObject({ status: 500 })
  expect(queries.getQueryData(userKey)).toEqual(cachedUser)
})
