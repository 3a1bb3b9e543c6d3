import { createFileRoute } from '@tanstack/react-router'
import { termsOfPlace } from '../../../domain/orders/order-search-rules.ts'
import { listSearch } from '../../../lib/search/list-search.ts'
import { DashboardPage } from '../../../screens/dashboard/dashboard-page.tsx'
import { loadDashboard } from '../../../screens/dashboard/load-dashboard.ts'

export const Route = createFileRoute(
  '/$lang/researcher/index_/orders/$xid/$orderTitle/$from/$to/$page',
)({
  staticData: { access: 'signed-in' },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadDashboard(context, termsOfPlace(params, deps)),
  component: () => <DashboardPage terms={termsOfPlace(Route.useParams(), Route.useSearch())} />,
})
