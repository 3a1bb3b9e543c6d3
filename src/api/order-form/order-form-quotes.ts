import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { alreadyCached, changesNoQuery } from '../invalidates-nothing.ts'
import { openedAddress } from '../opened-address.ts'
import { orderFormScope } from './order-form.ts'
import { cacheSavedForm, formIn } from './order-form-saving.ts'

export const generatePriceQuoteMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['generatePriceQuote'],
    mutationFn: async (identity: string) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{identity}/generate-price-quote', {
            params: { path: { identity } },
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const convertQuoteMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['convertQuote'],
    mutationFn: async (identity: string) =>
      formIn(
        await unwrap(
          client.POST('/api/order-form/{identity}/convert-quote', {
            params: { path: { identity } },
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

type Mailing = { estimateId: string; email: string; idempotencyKey: string }

export const emailPriceQuoteMutation = () =>
  mutationOptions({
    mutationKey: ['emailPriceQuote'],
    mutationFn: async ({ estimateId, email, idempotencyKey }: Mailing) => {
      const params = { path: { estimateId }, header: { 'Idempotency-Key': idempotencyKey } }
      const call = client.POST('/api/price-quote/{estimateId}/email', { params, body: { email } })
      return (await unwrap(call)).recipientEmail
    },
    meta: { invalidates: changesNoQuery, quiet: true },
  })

export function priceQuoteAddress(estimateId: string, display?: 'inline'): string {
  const address = openedAddress('/api/price-quote/{estimateId}/pdf', { estimateId })
  return display ? `${address}?display=${display}` : address
}
