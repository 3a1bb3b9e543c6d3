import { createFileRoute } from '@tanstack/react-router'
import { orderSearchQuery } from '../../../api/orders.ts'
import { briefly } from '../../../app/briefly.ts'
import { termsFromPath } from '../../../features/orders/order-search-rules.ts'
import { Dashboard } from './-dashboard.tsx'

export const Route = createFileRoute(
  '/$lang/researcher/index_/orders/$xid/$orderTitle/$from/$to/$page',
)({
  staticData: { access: 'signed-in', words: ['orders'] },
  loader: ({ context: { queryClient }, params }) =>
    briefly(queryClient.prefetchQuery(orderSearchQuery(termsFromPath(params)))),
  component: () => <Dashboard terms={termsFromPath(Route.useParams())} />,
})
