import { mutationOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import { orderFormKey } from '../query-keys.ts'
import { type OrderForm, orderFormQuery, orderFormScope } from './order-form.ts'
import { cacheSavedForm, type FormRequest, formIn } from './order-form-saving.ts'

type Schemas = components['schemas']
export type BundleAnswer = Schemas['BundleAnswer']
export type BundleName = Schemas['BundleName']
export type BundleQuestion = Answers['BundleQuestion']
export type SelectedBundle = Schemas['BundleSelection']
export type ServiceBundle = Answers['ServiceBundle']

export const setBundleInterestMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['setBundleInterest'],
    mutationFn: async ({ identity: id, body }: FormRequest<{ interested: boolean }>) =>
      formIn(
        await unwrap(
          client.POST('/api/order-form/{id}/service-bundle-interest', {
            params: { path: { id } },
            body,
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

/** New answers also change what was chosen before, which their answer does not contain. */
export const answerBundleQuestionsMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    mutationKey: ['answerBundleQuestions'],
    mutationFn: async ({ identity, body }: FormRequest<{ answers: BundleAnswer[] }>) =>
      unwrap(
        client.POST('/api/order-form/{identity}/service-bundle-questions', {
          params: { path: { identity } },
          body,
        }),
      ),
    onSuccess: async (found, { body }, _result, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey: orderFormKey, exact: true })
      queryClient.setQueryData(
        orderFormQuery().queryKey,
        (load) => load && { ...load, orderForm: withBundles(load.orderForm, found, body.answers) },
      )
      await queryClient.invalidateQueries({ queryKey: orderFormKey, exact: true })
    },
    meta: { invalidates: alreadyCached, quiet: true },
  })

function withBundles(form: OrderForm, found: Answers['BundlesFound'], answers: BundleAnswer[]) {
  const serviceBundle = { ...form.serviceBundle, interested: true, answers }
  return { ...form, ...found, serviceBundle }
}

export const selectBundleMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['selectBundle'],
    mutationFn: async ({ identity: orderId, body }: FormRequest<SelectedBundle>) =>
      formIn(
        await unwrap(
          client.POST('/api/order-form/{orderId}/service-bundle', {
            params: { path: { orderId } },
            body,
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })
