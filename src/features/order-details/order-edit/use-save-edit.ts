import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { orderServicesQuery, saveOrderMutation } from '../../../api/orders/order-changes.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { changedOrder, type OrderEditValues } from './edit-values.ts'

const toFailure = refusalAt<'saveOrder', OrderEditValues>({
  'order-title-required': 'title',
  'order-deadline-required': 'day',
  'order-deadline-too-early': 'day',
  'order-deadline-not-half-hour': 'time',
  'order-service-not-available': 'added',
  'order-journal-required': 'journal',
  'order-length-required': 'wordCount',
})

type Options = {
  opened: OrderDetails
  help: () => ReactNode
}

export function useSaveEdit({ opened, help }: Options) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(saveOrderMutation())
  const { externalId } = opened
  const latest = { ...orderQuery(externalId), staleTime: 0 }
  return async (values: OrderEditValues) => {
    const { order: current } = await queryClient.fetchQuery(latest)
    const base = opened.orderDetails
    const edit = changedOrder({ values, base, current: current?.orderDetails ?? base })
    try {
      await mutateAsync(edit)
    } catch (error) {
      if (error instanceof Refusal && error.key === 'order-service-not-available') {
        void queryClient.invalidateQueries(orderServicesQuery(externalId))
      }
      throw toFailure(error, { help: error instanceof Refusal ? help : undefined })
    }
    // The page then shows what was added, with its invoice.
    await queryClient.prefetchQuery(latest)
    showMessage({
      key: 'order-saved',
      kind: 'success',
      text:
        values.added.length > 0
          ? () =>
              t`Your changes have been saved. This page now shows the services you added, and what is left to pay.`
          : () => t`Your changes have been saved.`,
    })
  }
}
