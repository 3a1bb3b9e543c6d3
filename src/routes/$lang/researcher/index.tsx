import { createFileRoute } from '@tanstack/react-router'
import { noTerms } from '../../../api/orders.ts'
import { DashboardPage } from '../../../screens/dashboard/dashboard-page.tsx'
import { loadDashboard } from '../../../screens/dashboard/load-dashboard.ts'

export const Route = createFileRoute('/$lang/researcher/')({
  staticData: { access: 'signed-in' },
  loader: ({ context }) => loadDashboard(context, noTerms),
  component: () => <DashboardPage terms={noTerms} />,
})
