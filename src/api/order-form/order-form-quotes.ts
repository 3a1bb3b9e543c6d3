import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { openedAddress } from '../opened-address.ts'
import { cacheSavedForm, formIn, savesForm } from './order-form-saving.ts'

/** Without a change since it was made, the quote stays as it is. */
export const generatePriceQuoteMutation = () =>
  mutationOptions({
    ...savesForm,
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
  })

/** The form goes on at its details. */
export const convertQuoteMutation = () =>
  mutationOptions({
    ...savesForm,
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
    meta: { invalidates: [], quiet: true },
  })

/** The PDF, for saving it or for a frame of the page. */
export function priceQuoteAddress(estimateId: string, display?: 'inline'): string {
  const address = openedAddress('/api/price-quote/{estimateId}/pdf', { estimateId })
  return display ? `${address}?display=${display}` : address
}
