import { createFileRoute } from '@tanstack/react-router'
import { noTerms } from '../../../features/orders/order-search-rules.ts'
import { DashboardPage } from '../../../screens/dashboard/dashboard-page.tsx'
import { loadDashboard } from '../../../screens/dashboard/load-dashboard.ts'

export const Route = createFileRoute('/$lang/researcher/')({
  staticData: { access: 'signed-in' },
  loader: ({ context }) => loadDashboard(context, noTerms),
  component: () => <DashboardPage terms={noTerms} />,
})
