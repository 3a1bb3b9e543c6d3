import { createFileRoute, redirect, useCanGoBack, useRouter } from '@tanstack/react-router'
import { EditScreen } from '../../../../features/digital-editing/edit/edit-screen.tsx'
import { loadEdit } from '../../../../features/digital-editing/edit/load-edit.ts'
import { notifyUnknownEdit } from '../../../../features/digital-editing/editing-messages.ts'

const list = '/$lang/researcher/digital-editing/{-$status}'

export const Route = createFileRoute('/$lang/researcher/digital-editing/details/$identity')({
  staticData: { access: 'signed-in', feature: 'digital-editing' },
  loader: async ({ context: { queryClient, language }, params: { identity }, preload }) => {
    if (await loadEdit(queryClient, identity)) return
    if (!preload) notifyUnknownEdit()
    throw redirect({ to: list, params: { lang: language }, replace: true })
  },
  component: DigitalEditDetails,
})

function DigitalEditDetails() {
  const { application } = Route.useRouteContext()
  const { identity } = Route.useParams()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <EditScreen
      key={identity}
      identity={identity}
      preprintLink={application.config.links.preprint}
      onDeleted={() => {
        if (canGoBack) router.history.back()
        else void navigate({ to: list, replace: true })
      }}
    />
  )
}
