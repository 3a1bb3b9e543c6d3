import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { isNotFound } from '../errors/api-failure.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import { orderFormKey } from '../query-keys.ts'
import { type Prices, withPrices } from './discounted-form.ts'
import { cacheOrderForm, type OrderForm, orderFormQuery, orderFormScope } from './order-form.ts'
import type { FormRequest } from './order-form-saving.ts'

async function refreshBenefits(queryClient: QueryClient, priced: OrderForm): Promise<void> {
  const params = { path: { identity: priced.identity } }
  const path = '/api/order-form/{identity}/applicable-promotional-code-benefits'
  try {
    const { applicablePromotionalCodeBenefits } = await unwrap(client.GET(path, { params }))
    const { queryKey } = orderFormQuery()
    // The answer of a later save has a newer list.
    if (queryClient.getQueryData(queryKey)?.orderForm !== priced) return
    cacheOrderForm(queryClient, { ...priced, applicablePromotionalCodeBenefits })
  } catch {
    // The code is applied or removed all the same.
  }
}

function cachePrices(
  prices: Prices | undefined,
  _request: FormRequest<string>,
  _result: unknown,
  { client: queryClient }: { client: QueryClient },
): void {
  const form = queryClient.getQueryData(orderFormQuery().queryKey)?.orderForm
  if (!form || !prices) return
  const priced = withPrices(form, prices)
  cacheOrderForm(queryClient, priced)
  void refreshBenefits(queryClient, priced)
}

/** `requestedCodeApplied` is false where another discount takes off as much or more. */
export const applyDiscountCodeMutation = () =>
  mutationOptions({
    mutationKey: ['applyDiscountCode'],
    scope: orderFormScope,
    mutationFn: ({ identity, body: code }: FormRequest<string>) =>
      unwrap(
        client.PUT('/api/order-form/{identity}/discount-code/{code}', {
          params: { path: { identity, code } },
        }),
      ),
    onSuccess: cachePrices,
    meta: { invalidates: alreadyCached, quiet: true },
  })

/** A code that another tab has removed already is removed. */
export const removeDiscountCodeMutation = () =>
  mutationOptions({
    mutationKey: ['removeDiscountCode'],
    scope: orderFormScope,
    mutationFn: async (
      { identity, body: code }: FormRequest<string>,
      { client: queryClient }: { client: QueryClient },
    ) => {
      try {
        return await unwrap(
          client.DELETE('/api/order-form/{identity}/discount-code/{code}', {
            params: { path: { identity, code } },
          }),
        )
      } catch (error) {
        if (!isNotFound(error)) throw error
        await queryClient.invalidateQueries({ queryKey: orderFormKey })
        return undefined
      }
    },
    onSuccess: cachePrices,
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const saveReferralEmailsMutation = () =>
  mutationOptions({
    mutationKey: ['saveReferralEmails'],
    scope: orderFormScope,
    mutationFn: ({ identity: id, body }: FormRequest<{ referralEmails: string[] }>) =>
      unwrap(
        client.PUT('/api/order-form/{id}/referral-emails', { params: { path: { id } }, body }),
      ),
    meta: { invalidates: [orderFormKey], quiet: true },
  })
