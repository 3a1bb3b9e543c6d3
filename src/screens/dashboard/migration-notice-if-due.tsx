import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/account.ts'
import { migrationNotice } from '../../domain/migration/migration-rules.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'

// Few users can migrate, so notice and messages are loaded lazily.
const Notice = lazy(async () => {
  const { MigrationNotice } = await import('../../features/migration/migration-notice.tsx')
  return { default: MigrationNotice }
})

export function MigrationNoticeIfDue() {
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  if (!user || !migrationNotice(user.wfoeMigrationStatus)) return null
  const invoicesLink = user.hideInvoices ? null : (
    <AppLink to="/$lang/researcher/invoices/{-$status}" params={{ status: undefined }}>
      <Trans>Go to my invoices</Trans>
    </AppLink>
  )
  return (
    <Suspense>
      <Notice user={user} invoicesLink={invoicesLink} />
    </Suspense>
  )
}
