import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { orderFormQuery } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import type { Message } from '../../../ui/messages/message-queue.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { dismissContinued } from '../frame/continued-notice.tsx'
import { orderRecords } from './order-records.ts'

/** Stays until it is dismissed, since the tab may be in the background. */
const placedBefore: Message = {
  key: 'order-placed-before',
  kind: 'warning',
  text: () => t`You have already placed this order. You were not charged twice.`,
}

/** Opens the page of the order that the form has become, and drops the cached form. */
export function useOpenOrder() {
  const navigate = useNavigate({ from: '/$lang' })
  const router = useRouter()
  const queryClient = useQueryClient()
  const owner = useUser()?.identity

  async function leaveForm(open: () => Promise<void>) {
    if (owner !== undefined) orderRecords.end(owner)
    dismissContinued()
    await open()
    queryClient.setQueryData(orderFormQuery().queryKey, null)
  }

  const openOrder = (externalId: string) =>
    leaveForm(() =>
      navigate({
        to: '/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}',
        params: { externalId, status: 'thank-you' },
        replace: true,
      }),
    )

  /** `path` is that of the portal's page which confirms the order. */
  const openConfirmation = (path: string) =>
    leaveForm(() => router.navigate({ href: path, replace: true }))

  async function openPlacedBefore(externalId: string) {
    await openOrder(externalId)
    showMessage(placedBefore)
  }
  return { openOrder, openConfirmation, openPlacedBefore }
}
