import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import { orderFormScope } from './order-form.ts'
import { cacheSavedForm, type FormRequest, formIn } from './order-form-saving.ts'

type Schemas = components['schemas']
type ServiceChoice = Schemas['ServiceChoice']
export type DeliveryTier = Schemas['DeliveryTier']

type ServiceCount = { serviceIdentity: string; quantity: number }

export const selectServiceMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['selectService'],
    mutationFn: async ({ identity: id, body }: FormRequest<ServiceChoice>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{id}/selected-service', { params: { path: { id } }, body }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const setDeliveryTierMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['setDeliveryTier'],
    mutationFn: async ({ identity, body: deliveryTier }: FormRequest<DeliveryTier>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{identity}/update-delivery-tier', {
            params: { path: { identity } },
            body: { rushed: deliveryTier === 'rush', deliveryTier },
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

/** Adding a service again sets its quantity. */
export const addServiceMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['addService'],
    mutationFn: async ({ identity: id, body }: FormRequest<ServiceCount>) =>
      formIn(
        await unwrap(
          client.POST('/api/order-form/{id}/service-options/{serviceId}', {
            params: { path: { id, serviceId: body.serviceIdentity } },
            body: { quantity: body.quantity },
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const removeServiceMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['removeService'],
    mutationFn: async ({ identity: id, body: serviceId }: FormRequest<string>) =>
      formIn(
        await unwrap(
          client.DELETE('/api/order-form/{id}/service-options/{serviceId}', {
            params: { path: { id, serviceId } },
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })

export const setServiceQuantityMutation = () =>
  mutationOptions({
    scope: orderFormScope,
    onSuccess: cacheSavedForm,
    mutationKey: ['setServiceQuantity'],
    mutationFn: async ({ identity: id, body }: FormRequest<ServiceCount>) =>
      formIn(
        await unwrap(
          client.PUT('/api/order-form/{id}/service-options/{serviceId}/quantity', {
            params: { path: { id, serviceId: body.serviceIdentity } },
            body,
          }),
        ),
      ),
    meta: { invalidates: alreadyCached, quiet: true },
  })
