import { createFileRoute } from '@tanstack/react-router'
import { termsFromPath } from '../../../features/orders/order-search-rules.ts'
import { DashboardPage } from '../../../screens/dashboard/dashboard-page.tsx'
import { loadDashboard } from '../../../screens/dashboard/load-dashboard.ts'

export const Route = createFileRoute(
  '/$lang/researcher/index_/orders/$xid/$orderTitle/$from/$to/$page',
)({
  staticData: { access: 'signed-in' },
  loader: ({ context, params }) => loadDashboard(context, termsFromPath(params)),
  component: () => <DashboardPage terms={termsFromPath(Route.useParams())} />,
})
