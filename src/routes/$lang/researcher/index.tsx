import { createFileRoute } from '@tanstack/react-router'
import { orderSearchQuery } from '../../../api/orders.ts'
import { briefly } from '../../../app/briefly.ts'
import { noTerms } from '../../../features/orders/order-search-rules.ts'
import { Dashboard } from './-dashboard.tsx'

export const Route = createFileRoute('/$lang/researcher/')({
  staticData: { access: 'signed-in', words: ['orders'] },
  loader: ({ context: { queryClient } }) =>
    briefly(queryClient.prefetchQuery(orderSearchQuery(noTerms))),
  component: () => <Dashboard terms={noTerms} />,
})
