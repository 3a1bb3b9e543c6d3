import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { alreadyCached } from '../invalidates-nothing.ts'
import { patchOrder } from '../orders.ts'

export const saveOrderEmailsMutation = () =>
  mutationOptions({
    mutationKey: ['saveOrderEmailNotifications'],
    mutationFn: ({ externalId, emails }: { externalId: string; emails: string[] }) =>
      unwrap(
        client.POST('/api/order/{id}/email-notifications', {
          params: { path: { id: externalId } },
          body: { externalId, notificationEmails: emails },
        }),
      ),
    onSuccess: ({ externalId, notificationEmails }, _sent, _result, { client: queries }) =>
      patchOrder(queries, externalId, { notificationEmails }),
    meta: { invalidates: alreadyCached },
  })
