import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import {
  cacheOrderForm,
  formWithSteps,
  type OrderForm,
  orderFormScope,
  type StepName,
} from './order-form.ts'

type Schemas = components['schemas']
export type BasicDetails = Schemas['BasicDetails']
export type DetailsForm = Schemas['DetailsForm']
export type ManuscriptDetailsBody = Schemas['ManuscriptDetails']
export type ReworkBasicDetails = Schemas['ReworkBasicDetails']

export type FormRequest<Body> = { identity: string; body: Body }

export const formIn = (answer: { order: OrderForm } | { orderForm: OrderForm }): OrderForm =>
  formWithSteps('order' in answer ? answer.order : answer.orderForm)

export const cacheSavedForm = (
  form: OrderForm,
  _variables: unknown,
  _result: unknown,
  { client: queryClient }: { client: QueryClient },
): void => cacheOrderForm(queryClient, form)

export const saveBasicDetailsMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['saveBasicDetails'],
    mutationFn: async ({ identity, body }: FormRequest<BasicDetails>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{identity}/basic-details', {
            params: { path: { identity } },
            body,
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const saveReworkBasicDetailsMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['saveReworkBasicDetails'],
    mutationFn: async ({ identity, body }: FormRequest<ReworkBasicDetails>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{identity}/rework-basic-details', {
            params: { path: { identity } },
            body,
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const saveManuscriptDetailsMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['saveManuscriptDetails'],
    mutationFn: async ({ identity: id, body }: FormRequest<ManuscriptDetailsBody>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{id}/manuscript-details', { params: { path: { id } }, body }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const saveStepMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['saveStep'],
    mutationFn: async ({ identity: id, body }: FormRequest<{ step: StepName }>) =>
      formIn(
        await unwrap(client.PUT('/api/order-form/{id}/step', { params: { path: { id } }, body })),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const saveDetailsMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['saveDetails'],
    mutationFn: async ({ identity: orderId, body }: FormRequest<DetailsForm>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{orderId}/details', { params: { path: { orderId } }, body }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const updateWordCountMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['updateWordCount'],
    mutationFn: async ({ identity: orderId, body }: FormRequest<{ newWordCount: number }>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{orderId}/update-word-count', {
            params: { path: { orderId } },
            body,
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })
