import { createFileRoute } from '@tanstack/react-router'
import { invoicesQuery } from '../../../api/invoices.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { filtersOf, searchOf, viewOf } from '../../../features/invoices/history/invoice-filters.ts'
import { InvoicesScreen } from '../../../features/invoices/history/invoices-screen.tsx'
import { invoiceSearch } from '../../../lib/invoice-search.ts'
import { prefetchWithTimeout } from '../../../lib/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/invoices/{-$status}')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  validateSearch: invoiceSearch,
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(invoicesQuery())),
  component: Invoices,
})

function Invoices() {
  const { application } = Route.useRouteContext()
  const { status } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <InvoicesScreen
      view={viewOf(status)}
      filters={filtersOf(search)}
      page={(search.page ?? 1) - 1}
      site={application}
      user={user}
      onFilter={(filters) => navigate({ search: searchOf(filters) })}
    />
  )
}
