import { createFileRoute } from '@tanstack/react-router'
import { fapiaosQuery } from '../../../../api/fapiao.ts'
import { invoicesQuery } from '../../../../api/invoices.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { PrepaymentFapiaoScreen } from '../../../../features/fapiao/prepayment-fapiao-screen.tsx'
import { PrepaymentsDisabledScreen } from '../../../../features/prepay/prepayments-disabled-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/prepay/$retainerInvoiceNumber_/fapiao')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  loader: async ({ context: { queryClient, application } }) => {
    if (!application.features.prepay_enabled) return
    await prefetchWithTimeout(
      queryClient.prefetchQuery(invoicesQuery()),
      queryClient.prefetchQuery(fapiaosQuery()),
    )
  },
  component: PrepaymentFapiao,
})

function PrepaymentFapiao() {
  const { application } = Route.useRouteContext()
  const { retainerInvoiceNumber } = Route.useParams()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!application.features.prepay_enabled) return <PrepaymentsDisabledScreen />
  if (!user) return null
  const goBack = () =>
    navigate({
      to: '/$lang/researcher/prepay',
      replace: true,
    })
  return (
    <PrepaymentFapiaoScreen
      key={retainerInvoiceNumber}
      retainerInvoiceNumber={retainerInvoiceNumber}
      site={application}
      user={user}
      onRequested={goBack}
    />
  )
}
