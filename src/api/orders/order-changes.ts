import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../account.ts'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import { ordersKey, patchOrder } from '../orders.ts'
import { invoicesKey } from '../query-keys.ts'

type Schemas = components['schemas']
export type OrderEdit = Schemas['OrderEdit']
export type EditedOrder = Answers['EditableOrder']
export type OrderServiceGroup = Answers['OrderServiceGroup']
export type AvailableService = Answers['AvailableService']

export const orderServicesQuery = (externalId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'services', externalId.toUpperCase()],
    queryFn: async ({ signal }) => {
      const params = { path: { id: externalId } }
      return (await unwrap(client.GET('/api/order/{id}/services', { signal, params })))
        .serviceGroups
    },
  })

/** What was added is only known by loading the order again. */
export const saveOrderMutation = () =>
  mutationOptions({
    mutationKey: ['saveOrder'],
    mutationFn: (edit: OrderEdit) =>
      unwrap(
        client.PUT('/api/order/{externalId}/save', {
          params: { path: { externalId: edit.externalId } },
          body: edit,
        }),
      ),
    onSuccess: ({ orderDetails }, _edit, _result, { client: queries }) => {
      const { externalId, title, deadline, styleOfEnglish, journal } = orderDetails
      const changes = { orderDetails, title, deadline, styleOfEnglish, journal }
      patchOrder(queries, externalId, changes)
    },
    meta: { invalidates: [ordersKey, invoicesKey, userQuery().queryKey] },
  })
