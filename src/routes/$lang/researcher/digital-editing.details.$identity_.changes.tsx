import { createFileRoute, redirect } from '@tanstack/react-router'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { EditChangesScreen } from '../../../features/digital-editing/changes/edit-changes-screen.tsx'
import { notifyUnknownEdit } from '../../../features/digital-editing/editing-messages.ts'
import { isIdentity } from '../../../lib/is-identity.ts'
import { prefetchWithTimeout } from '../../../lib/prefetch-with-timeout.ts'

const list = '/$lang/researcher/digital-editing/{-$status}'

export const Route = createFileRoute(
  '/$lang/researcher/digital-editing/details/$identity_/changes',
)({
  staticData: { access: 'signed-in', feature: 'digital-editing' },
  loader: async ({ context: { queryClient, language }, params: { identity }, preload }) => {
    const query = digitalEditOptions.filesQuery([identity])
    if (isIdentity(identity)) {
      await prefetchWithTimeout(queryClient.prefetchQuery(query))
      const found = queryClient.getQueryData(query.queryKey)
      if (!found || found.results.length > 0) return
    }
    if (!preload) notifyUnknownEdit()
    throw redirect({ to: list, params: { lang: language }, replace: true })
  },
  component: EditChanges,
})

function EditChanges() {
  const { identity } = Route.useParams()
  const user = useUser()
  if (!user) return null
  return <EditChangesScreen key={identity} identity={identity} user={user} />
}
