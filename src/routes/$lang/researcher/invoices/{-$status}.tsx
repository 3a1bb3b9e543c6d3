import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { invoicesQuery } from '../../../../api/invoices.ts'
import { paymentStatusQuery } from '../../../../api/payment.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { InvoicesScreen } from '../../../../features/invoices/history/invoices-screen.tsx'
import {
  filtersOf,
  invoiceViewOf,
  searchOf,
} from '../../../../features/invoices/invoice-filters.ts'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { invoiceSearch } from '../../../../lib/search/invoice-search.ts'
import { payOffSearch } from '../../../../lib/search/pay-off-search.ts'
import { SkeletonCard } from '../../../../ui/states/skeleton.tsx'

export const Route = createFileRoute('/$lang/researcher/invoices/{-$status}')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  validateSearch: (search) => ({ ...invoiceSearch(search), ...payOffSearch(search) }),
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: ({ context: { queryClient }, deps: { receipt } }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(invoicesQuery()),
      ...(receipt ? [queryClient.prefetchQuery(paymentStatusQuery(receipt))] : []),
    ),
  component: Invoices,
})

const PayOffResult = lazy(async () => ({
  default: (await import('../../../../features/invoices/pay-off/pay-off-result.tsx')).PayOffResult,
}))

function Invoices() {
  const { application } = Route.useRouteContext()
  const { status } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  const { receipt, sent, unpaid } = search
  const justPaid =
    receipt || sent || unpaid ? { receiptCode: receipt, isUnpaid: unpaid === true } : undefined
  return (
    <InvoicesScreen
      view={invoiceViewOf(status)}
      filters={filtersOf(search)}
      page={(search.page ?? 1) - 1}
      site={application}
      user={user}
      receipt={
        justPaid ? (
          <Suspense fallback={<SkeletonCard lines={5} />}>
            <PayOffResult receipt={justPaid.receiptCode} isUnpaid={justPaid.isUnpaid} user={user} />
          </Suspense>
        ) : null
      }
      justPaid={justPaid}
      chosen={search.invoices}
      onChosenChange={() =>
        navigate({
          search: (current) => ({ ...current, invoices: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
      onFilter={(filters) => navigate({ search: searchOf(filters) })}
    />
  )
}
