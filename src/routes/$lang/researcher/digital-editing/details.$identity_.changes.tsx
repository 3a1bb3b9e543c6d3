import { createFileRoute, redirect } from '@tanstack/react-router'
import { useUser } from '../../../../domain/account/use-user.ts'
import { EditChangesScreen } from '../../../../features/digital-editing/changes/edit-changes-screen.tsx'
import { loadEdit } from '../../../../features/digital-editing/edit/load-edit.ts'
import { notifyUnknownEdit } from '../../../../features/digital-editing/editing-messages.ts'

const list = '/$lang/researcher/digital-editing/{-$status}'

export const Route = createFileRoute(
  '/$lang/researcher/digital-editing/details/$identity_/changes',
)({
  staticData: { access: 'signed-in', feature: 'digital-editing' },
  loader: async ({ context: { queryClient, language }, params: { identity }, preload }) => {
    if (await loadEdit(queryClient, identity)) return
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
