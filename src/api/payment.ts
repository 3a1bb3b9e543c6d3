import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fitsContract } from '../lib/url/contract-text.ts'
import { userQuery } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { ApiError } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'
import { invoicesKey } from './query-keys.ts'

type Schemas = components['schemas']
export type PaymentAnswer = Answers['PaymentAnswer']
export type PaymentData = Answers['PaymentData']
export type PaymentFields = Schemas['PaymentFields']
export type PaymentByMethod = Schemas['PaymentByMethod']
export type PaymentDetails = PaymentFields & PaymentByMethod & { amount: number }
export type PaymentStatus = Answers['PaymentStatus']
export type PaymentMethod = Answers['PaymentMethod']

export const paymentKey = ['payment'] as const

export const paymentQuery = () =>
  queryOptions({
    queryKey: [...paymentKey, 'load'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/payment/load', { signal })),
  })

export const paymentStatusQuery = (receiptCode: string) =>
  queryOptions({
    queryKey: [...paymentKey, 'status', receiptCode],
    queryFn({ signal }) {
      // An address may hold any text.
      if (!fitsContract('ReceiptCode', receiptCode))
        throw new ApiError('status', 'No payment has such a receipt code.', 404)
      const params = { query: { receiptCode } }
      return unwrap(client.GET('/api/payment/status', { params, signal }))
    },
  })

type Payment = { body: Schemas['PrepaymentPayment']; idempotencyKey: string }

export const payForPrepaymentMutation = () =>
  mutationOptions({
    mutationKey: ['payForPrepayment'],
    mutationFn: ({ body, idempotencyKey }: Payment) =>
      unwrap(
        client.POST('/api/prepay/payment', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { invalidates: [invoicesKey, paymentKey, userQuery().queryKey] },
  })
