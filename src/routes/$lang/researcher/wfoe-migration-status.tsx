import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '../../../api/account.ts'
import { migrationStage } from '../../../domain/migration/migration-rules.ts'
import { MigrationStatusScreen } from '../../../features/migration/migration-status-screen.tsx'
import { UnpaidBanner } from '../../../features/orders/unpaid-banner.tsx'

export const Route = createFileRoute('/$lang/researcher/wfoe-migration-status')({
  staticData: { access: 'signed-in' },
  component: MigrationStatus,
})

function MigrationStatus() {
  const { application } = Route.useRouteContext()
  // Cached, so changes show at once; guards redirect after the migration.
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  if (!user) return null
  // Until the terms are accepted, they are the next step.
  const isQuiet = migrationStage(user.wfoeMigrationStatus) === 'terms'
  const unpaid = user.hideInvoices ? null : <UnpaidBanner user={user} isQuiet={isQuiet} />
  return <MigrationStatusScreen user={user} unpaid={unpaid} links={application.config.links} />
}
