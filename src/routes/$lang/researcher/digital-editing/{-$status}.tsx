import { createFileRoute } from '@tanstack/react-router'
import { digitalEditOptions } from '../../../../api/digital-editing.ts'
import { digitalEditingQuery } from '../../../../api/digital-purchases.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { searchOfFileTerms } from '../../../../domain/digital-files/file-list-address.ts'
import { fileListSearch, fileTermsOf } from '../../../../domain/digital-files/file-list-terms.ts'
import { DigitalEditingScreen } from '../../../../features/digital-editing/digital-editing-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/digital-editing/{-$status}')({
  staticData: { access: 'signed-in', feature: 'digital-editing' },
  validateSearch: fileListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    prefetchWithTimeout(
      Promise.all([
        queryClient.prefetchQuery(digitalEditingQuery()),
        queryClient.prefetchQuery(digitalEditOptions.pageQuery(fileTermsOf(deps))),
      ]),
    ),
  component: DigitalEditing,
})

function DigitalEditing() {
  const { application } = Route.useRouteContext()
  const { status } = Route.useParams()
  const terms = fileTermsOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <DigitalEditingScreen
      application={application}
      user={user}
      status={status}
      list={{
        terms,
        onFilter: (wanted) =>
          navigate({ params: { status: undefined }, search: searchOfFileTerms(wanted) }),
      }}
      onCreated={() => navigate({ params: { status: undefined }, search: {} })}
    />
  )
}
