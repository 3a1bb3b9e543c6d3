import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '../../../api/account.ts'
import { MigrationStatusScreen } from '../../../features/migration/migration-status-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/wfoe-migration-status')({
  staticData: { access: 'signed-in', words: ['migration'] },
  component: MigrationStatus,
})

function MigrationStatus() {
  const { application } = Route.useRouteContext()
  // What the page itself changes shows at once; guards lead away when the move is done.
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  return user ? <MigrationStatusScreen user={user} links={application.config.links} /> : null
}
