import { createFileRoute } from '@tanstack/react-router'
import { invoicesQuery } from '../../../api/invoices.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { filtersOf } from '../../../features/invoices/history/invoice-filters.ts'
import { InvoicesScreen } from '../../../features/invoices/history/invoices-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/invoices/pay/$invoiceNumbers')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(invoicesQuery())),
  component: UnpaidInvoices,
})

function UnpaidInvoices() {
  const { application } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <InvoicesScreen
      view="unpaid"
      filters={filtersOf({})}
      page={0}
      site={application}
      user={user}
      onFilter={() =>
        navigate({
          to: '/$lang/researcher/invoices/{-$status}',
          params: { status: 'unpaid' },
        })
      }
    />
  )
}
