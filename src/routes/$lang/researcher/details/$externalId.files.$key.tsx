import { createFileRoute } from '@tanstack/react-router'
import { orderQuery } from '../../../../api/orders.ts'
import { FinishedFileScreen } from '../../../../features/order-details/completed-files/finished-file-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../../lib/url/contract-text.ts'

export const Route = createFileRoute('/$lang/researcher/details/$externalId/files/$key')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient }, params: { externalId } }) => {
    if (!fitsContract('OrderNumber', externalId)) return
    return prefetchWithTimeout(queryClient.prefetchQuery(orderQuery(externalId)))
  },
  component: FinishedFile,
})

function FinishedFile() {
  const { externalId, key } = Route.useParams()
  return <FinishedFileScreen externalId={externalId} fileKey={key} />
}
