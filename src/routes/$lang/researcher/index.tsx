import { createFileRoute } from '@tanstack/react-router'
import { noTerms } from '../../../features/orders/order-search-rules.ts'
import { Dashboard } from './-dashboard.tsx'
import { loadDashboard } from './-load-dashboard.ts'

export const Route = createFileRoute('/$lang/researcher/')({
  staticData: { access: 'signed-in', words: ['orders'] },
  loader: ({ context }) => loadDashboard(context, noTerms),
  component: () => <Dashboard terms={noTerms} />,
})
