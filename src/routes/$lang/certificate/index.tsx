import { createFileRoute } from '@tanstack/react-router'
import { orderPagesQuery } from '../../../api/orders/order-pages.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { CertificatesScreen } from '../../../features/certificates/list/certificates-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/certificate/')({
  staticData: { access: 'anyone' },
  loader: ({ context: { queryClient, user } }) =>
    user ? prefetchWithTimeout(queryClient.prefetchInfiniteQuery(orderPagesQuery())) : undefined,
  component: Certificates,
})

function Certificates() {
  const navigate = Route.useNavigate()
  const { language } = Route.useRouteContext()
  const user = useUser()
  return (
    <CertificatesScreen
      isSignedIn={user !== null}
      here={`/${language}/certificate`}
      owner={user?.identity ?? 'anonymous'}
      onVerified={(code) =>
        navigate({ to: '/$lang/certificate/verify/{-$code}', params: { code } })
      }
    />
  )
}
