import { createFileRoute } from '@tanstack/react-router'
import { orderQuery } from '../../../../api/orders.ts'
import { SideBySideScreen } from '../../../../features/order-details/completed-files/side-by-side-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../../lib/url/contract-text.ts'

export const Route = createFileRoute(
  '/$lang/researcher/details/$externalId/files/$key_/side-by-side',
)({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient }, params: { externalId } }) => {
    if (!fitsContract('OrderNumber', externalId)) return
    return prefetchWithTimeout(queryClient.prefetchQuery(orderQuery(externalId)))
  },
  component: ComparedFile,
})

function ComparedFile() {
  const { externalId, key } = Route.useParams()
  return <SideBySideScreen externalId={externalId} fileKey={key} />
}
