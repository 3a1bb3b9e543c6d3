import { createFileRoute } from '@tanstack/react-router'
import { digitalEditOptions } from '../../../../api/digital-editing.ts'
import { digitalEditingQuery } from '../../../../api/digital-purchases.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { DigitalEditingScreen } from '../../../../features/digital-editing/digital-editing-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { pageSearch } from '../../../../lib/search/page-search.ts'

export const Route = createFileRoute('/$lang/researcher/digital-editing/{-$status}')({
  staticData: { access: 'signed-in', feature: 'digital-editing' },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page = 1 } }) =>
    prefetchWithTimeout(
      Promise.all([
        queryClient.prefetchQuery(digitalEditingQuery()),
        queryClient.prefetchQuery(digitalEditOptions.pageQuery(page)),
      ]),
    ),
  component: DigitalEditing,
})

function DigitalEditing() {
  const { application } = Route.useRouteContext()
  const { status } = Route.useParams()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <DigitalEditingScreen
      application={application}
      user={user}
      status={status}
      page={page}
      onCreated={() => navigate({ params: { status: undefined }, search: {} })}
    />
  )
}
