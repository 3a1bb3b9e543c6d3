import { createFileRoute } from '@tanstack/react-router'
import { fapiaosQuery } from '../../../../api/fapiao.ts'
import { invoicesQuery } from '../../../../api/invoices.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { InvoiceFapiaoScreen } from '../../../../features/invoices/fapiao/invoice-fapiao-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/invoices/$invoiceNumber/fapiao')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(invoicesQuery()),
      queryClient.prefetchQuery(fapiaosQuery()),
    ),
  component: InvoiceFapiao,
})

function InvoiceFapiao() {
  const { application } = Route.useRouteContext()
  const { invoiceNumber } = Route.useParams()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  const goBack = () =>
    navigate({
      to: '/$lang/researcher/invoices/{-$status}',
      params: { status: undefined },
      search: {},
      replace: true,
    })
  return (
    <InvoiceFapiaoScreen
      key={invoiceNumber}
      invoiceNumber={invoiceNumber}
      site={application}
      user={user}
      onRequested={goBack}
    />
  )
}
