import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { ApiError } from '../errors/api-failure.ts'
import { orderFormScope } from './order-form.ts'
import { orderFormKey } from './order-form-key.ts'
import type { FormRequest } from './order-form-saving.ts'

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
    meta: { invalidates: [orderFormKey], quiet: true },
  })

/** A code that another tab has removed already is removed. */
export const removeDiscountCodeMutation = () =>
  mutationOptions({
    mutationKey: ['removeDiscountCode'],
    scope: orderFormScope,
    mutationFn: async ({ identity, body: code }: FormRequest<string>) => {
      try {
        await unwrap(
          client.DELETE('/api/order-form/{identity}/discount-code/{code}', {
            params: { path: { identity, code } },
          }),
        )
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    meta: { invalidates: [orderFormKey], quiet: true },
  })

/** The addresses join those that are there. */
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
