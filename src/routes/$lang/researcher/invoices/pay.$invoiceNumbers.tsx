import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../../api/account.ts'
import { invoicesQuery } from '../../../../api/invoices.ts'
import { paymentQuery } from '../../../../api/payment.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { PayOffScreen } from '../../../../features/invoices/pay-off/pay-off-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/invoices/pay/$invoiceNumbers')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(invoicesQuery()),
      queryClient.prefetchQuery(paymentQuery()),
      queryClient.prefetchQuery(accountQuery()),
    ),
  component: PayOff,
})

function PayOff() {
  const { application } = Route.useRouteContext()
  const { invoiceNumbers } = Route.useParams()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <PayOffScreen
      key={invoiceNumbers}
      application={application}
      user={user}
      list={invoiceNumbers}
      onPaid={(receipt) =>
        navigate({
          to: '/$lang/researcher/invoices/unpaid/$type',
          params: { type: 'success' },
          search: { receipt },
          replace: true,
        })
      }
    />
  )
}
