import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { placedOrderQuery } from '../../../api/order-form/order-form-paying.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { OrderFormEntry } from '../frame/order-form-entry.tsx'
import { useOpenOrder } from './use-open-order.ts'

const notifyCleared = () =>
  showMessage({
    key: 'order-form-cleared',
    kind: 'warning',
    text: () => t`The order form that was open here has been cleared elsewhere. This is a new one.`,
  })

type Props = {
  /** Identity of the form that was shown. */
  form: string
  onCleared: () => void
}

/** Opens the order that the form has become in another tab or on another device. */
export function GoneForm({ form, onCleared }: Props) {
  const queryClient = useQueryClient()
  const { openPlacedBefore } = useOpenOrder()
  const follow = async () => {
    const externalId = await queryClient.fetchQuery(placedOrderQuery(form, (_, ask) => ask()))
    if (externalId !== null) return openPlacedBefore(externalId)
    notifyCleared()
    onCleared()
  }
  return <OrderFormEntry enter={follow} />
}
