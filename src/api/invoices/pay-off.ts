import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../account.ts'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import type { InvoiceLoad } from '../invoices.ts'
import { ordersKey } from '../orders.ts'
import { paymentKey } from '../payment.ts'
import { invoicesKey } from '../query-keys.ts'

type Payment = { body: components['schemas']['InvoicePayOff']; idempotencyKey: string }

/** The page asks about a lost answer itself. */
export const payOffMutation = () =>
  mutationOptions({
    mutationKey: ['payOffInvoices'],
    mutationFn: ({ body, idempotencyKey }: Payment) =>
      unwrap(
        client.POST('/api/payoff/payment', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { invalidates: [invoicesKey, ordersKey, paymentKey, userQuery().queryKey], quiet: true },
  })

type InTurn = (signal: AbortSignal, run: () => Promise<void>) => Promise<void>

/** Asks the server anew, after payments that other tabs are sending. */
export const settledInvoicesQuery = (name: string, inTurn: InTurn) =>
  queryOptions({
    queryKey: [...invoicesKey, 'settled', name],
    queryFn: async ({ signal }) => {
      const answer: { load?: InvoiceLoad } = {}
      await inTurn(signal, async () => {
        answer.load = await unwrap(client.GET('/api/invoice/load', { signal }))
      })
      if (!answer.load) throw signal.reason
      return answer.load
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
