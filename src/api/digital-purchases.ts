import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { userQuery } from './account.ts'
import { client, unwrap } from './client.ts'
import { digitalPurchasesKey } from './digital-purchases-key.ts'
import type { components } from './generated/schema.gen.ts'
import { invoicesKey } from './invoices.ts'
import { paymentKey } from './payment.ts'

type Schemas = components['schemas']
export type DigitalProduct = Schemas['DigitalProductType']
export type DigitalLanguage = Schemas['DigitalTranslationLanguage']
export type DigitalPurchase = Schemas['DigitalPurchase']
export type DigitalOffer = Schemas['AvailableDigitalPurchase']
export type DigitalLoad = Schemas['DigitalLoad']

/** What the person may use of digital editing, and what can be bought. */
export const digitalEditingQuery = () =>
  queryOptions({
    queryKey: [...digitalPurchasesKey, 'editing'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/digital-edit/load', { signal })),
  })

/** What the person may use of digital translation, and what can be bought. */
export const digitalTranslationQuery = () =>
  queryOptions({
    queryKey: [...digitalPurchasesKey, 'translation'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/digital-order/load', { signal })),
  })

const invalidates = [digitalPurchasesKey, invoicesKey, paymentKey, userQuery().queryKey]

type Payment = { body: Schemas['DigitalPurchasePayment']; idempotencyKey: string }

export const payForDigitalEditingMutation = () =>
  mutationOptions({
    mutationKey: ['payForDigitalEditing'],
    mutationFn: ({ body, idempotencyKey }: Payment) =>
      unwrap(
        client.POST('/api/digital-edit/payment', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { invalidates, quiet: true },
  })

export const payForDigitalTranslationMutation = () =>
  mutationOptions({
    mutationKey: ['payForDigitalTranslation'],
    mutationFn: ({ body, idempotencyKey }: Payment) =>
      unwrap(
        client.POST('/api/digital-translation/payment', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { invalidates, quiet: true },
  })
