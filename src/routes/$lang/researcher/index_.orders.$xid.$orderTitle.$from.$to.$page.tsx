import { createFileRoute } from '@tanstack/react-router'
import { termsFromPath } from '../../../features/orders/order-search-rules.ts'
import { Dashboard } from './-dashboard.tsx'
import { loadDashboard } from './-load-dashboard.ts'

export const Route = createFileRoute(
  '/$lang/researcher/index_/orders/$xid/$orderTitle/$from/$to/$page',
)({
  staticData: { access: 'signed-in', words: ['orders'] },
  loader: ({ context, params }) => loadDashboard(context, termsFromPath(params)),
  component: () => <Dashboard terms={termsFromPath(Route.useParams())} />,
})
