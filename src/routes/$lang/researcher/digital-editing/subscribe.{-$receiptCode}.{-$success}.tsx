import { createFileRoute } from '@tanstack/react-router'
import { digitalEditingQuery } from '../../../../api/digital-purchases.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { SubscribeScreen } from '../../../../features/digital-payment/subscribe-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute(
  '/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}',
)({
  staticData: { access: 'signed-in', feature: 'digital-editing' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(digitalEditingQuery())),
  component: Subscribe,
})

function Subscribe() {
  const { application } = Route.useRouteContext()
  const { receiptCode, success } = Route.useParams()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <SubscribeScreen
      application={application}
      user={user}
      receiptCode={receiptCode}
      success={success}
      onPaid={(code) =>
        navigate({ params: { receiptCode: code, success: 'success' }, replace: true })
      }
      onPurchased={() =>
        navigate({ to: '/$lang/researcher/digital-editing/{-$status}', replace: true })
      }
    />
  )
}
