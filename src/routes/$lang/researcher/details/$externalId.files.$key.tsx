import { createFileRoute } from '@tanstack/react-router'
import { orderQuery } from '../../../../api/orders.ts'
import { FinishedFileScreen } from '../../../../features/order-details/completed-files/finished-file-screen.tsx'
import { isOrderNumber } from '../../../../features/order-details/order-page/order-address.ts'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/details/$externalId/files/$key')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient }, params: { externalId } }) => {
    if (!isOrderNumber(externalId)) return
    return prefetchWithTimeout(queryClient.prefetchQuery(orderQuery(externalId)))
  },
  component: FinishedFile,
})

function FinishedFile() {
  const { externalId, key } = Route.useParams()
  return <FinishedFileScreen externalId={externalId} fileKey={key} />
}
