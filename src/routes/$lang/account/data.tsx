import { createFileRoute } from '@tanstack/react-router'
import { orderPagesQuery } from '../../../api/orders/order-pages.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { PersonalDataScreen } from '../../../features/personal-data/personal-data-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/account/data')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchInfiniteQuery(orderPagesQuery())),
  component: PersonalData,
})

function PersonalData() {
  const { application } = Route.useRouteContext()
  const user = useUser()
  return user ? (
    <PersonalDataScreen key={user.identity} application={application} user={user} />
  ) : null
}
