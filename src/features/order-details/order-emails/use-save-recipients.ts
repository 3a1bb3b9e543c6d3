import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveOrderEmailsMutation } from '../../../api/orders/order-recipients.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { mostRecipients } from './order-email-rules.ts'

type Order = Pick<OrderDetails, 'externalId' | 'notificationEmails'>

/** Changes the list as it is now: another tab may have saved it meanwhile. */
export function useSaveRecipients({ externalId, notificationEmails }: Order) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(saveOrderEmailsMutation())
  return async (change: (recipients: readonly string[]) => string[]) => {
    const { order } = await queryClient.fetchQuery({ ...orderQuery(externalId), staleTime: 0 })
    const emails = change(order?.notificationEmails ?? notificationEmails)
    if (emails.length > mostRecipients) {
      throw new FormFailure({
        message: () =>
          t`The list has ${mostRecipients} addresses already. Please remove one first.`,
      })
    }
    await mutateAsync({ externalId, emails })
    showMessage({
      key: 'order-emails',
      kind: 'success',
      text: () => t`Thank you for the additional information regarding your order.`,
    })
  }
}
