import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../account.ts'
import { client, unwrap } from '../client.ts'
import { isNotFound, Refusal } from '../errors/api-failure.ts'
import type { components } from '../generated/schema.gen.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import { ordersKey } from '../orders.ts'
import { paymentKey } from '../payment.ts'
import { invoicesKey, orderFormsKey } from '../query-keys.ts'
import { orderFormScope } from './order-form.ts'
import { cacheSavedForm, type FormRequest } from './order-form-saving.ts'

type OrderPayment = FormRequest<components['schemas']['OrderFormPayment']> & {
  idempotencyKey: string
}

/** Makes the form an order. The cached form stays until its screen has been left. */
export const payForOrderMutation = () =>
  mutationOptions({
    mutationKey: ['payForOrder'],
    scope: orderFormScope,
    mutationFn: ({ identity: orderId, body, idempotencyKey }: OrderPayment) =>
      unwrap(
        client.PUT('/api/order-form/{orderId}/payments', {
          params: { path: { orderId }, header: { 'Idempotency-Key': idempotencyKey } },
          body,
        }),
      ),
    meta: { invalidates: [invoicesKey, ordersKey, paymentKey, userQuery().queryKey], quiet: true },
  })

export function placedOrderIn(error: unknown): string | undefined {
  const externalId = error instanceof Refusal ? error.params.externalId : undefined
  return typeof externalId === 'string' ? externalId : undefined
}

export async function placedOrderFrom(load: Promise<unknown>): Promise<string | null> {
  try {
    await load
    return null
  } catch (error) {
    if (isNotFound(error)) return null
    const externalId = placedOrderIn(error)
    if (externalId === undefined) throw error
    return externalId
  }
}

type InTurn = (signal: AbortSignal, run: () => Promise<void>) => Promise<void>

/** Asks the server, after payments that other tabs are sending. */
export const placedOrderQuery = (identity: string, inTurn: InTurn) =>
  queryOptions({
    queryKey: [...orderFormsKey, 'placed-order', identity],
    queryFn: async ({ signal }) => {
      const params = { path: { identity } }
      const answer: { externalId?: string | null } = {}
      await inTurn(signal, async () => {
        const load = client.GET('/api/order-form/{identity}/load', { params, signal })
        answer.externalId = await placedOrderFrom(unwrap(load))
      })
      if (answer.externalId === undefined) throw signal.reason
      return answer.externalId
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })

type VoucherRequest = { identity: string; code: string }

export const applyVoucherMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['applyVoucher'],
    mutationFn: async ({ identity: orderId, code }: VoucherRequest) => {
      const params = { path: { orderId, code } }
      return (await unwrap(client.PUT('/api/order-form/{orderId}/voucher/{code}', { params })))
        .order
    },
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const removeVoucherMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['removeVoucher'],
    mutationFn: async ({ identity: orderId, code }: VoucherRequest) => {
      const params = { path: { orderId, code } }
      return (await unwrap(client.DELETE('/api/order-form/{orderId}/voucher/{code}', { params })))
        .order
    },
    meta: { invalidates: alreadyCached, quiet: true },
  })
