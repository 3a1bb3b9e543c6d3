import { createFileRoute, redirect } from '@tanstack/react-router'
import { orderQuery } from '../../../api/orders.ts'
import { ReeditScreen } from '../../../features/order-details/re-edit/re-edit-screen.tsx'
import { notifyUnknownOrder } from '../../../features/order-details/re-edit/unknown-reedit.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { textSearch } from '../../../lib/search/text-search.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'

export const Route = createFileRoute('/$lang/researcher/index_/re-edit/$externalId')({
  staticData: { access: 'signed-in' },
  validateSearch: textSearch,
  loader: async ({ context: { queryClient, language }, params: { externalId }, preload }) => {
    const query = orderQuery(externalId)
    if (fitsContract('OrderNumber', externalId)) {
      await prefetchWithTimeout(queryClient.prefetchQuery(query))
      const found = queryClient.getQueryData(query.queryKey)
      if (!found || found.order) return
    }
    if (!preload) notifyUnknownOrder(externalId)
    throw redirect({ to: '/$lang', params: { lang: language }, replace: true })
  },
  component: Reedit,
})

function Reedit() {
  const { externalId } = Route.useParams()
  const { answer } = Route.useSearch()
  const attached = answer && fitsContract('Identity', answer) ? answer : undefined
  return <ReeditScreen key={externalId} externalId={externalId} answer={attached} />
}
