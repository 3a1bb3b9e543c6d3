import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/account.ts'
import { migrationNotice } from '../../domain/migration/migration-rules.ts'
import { TextLink } from '../../ui/page/text-link.tsx'

// Few users can migrate, so notice and messages are loaded lazily.
const Notice = lazy(async () => {
  const { MigrationNotice } = await import('../../features/migration/migration-notice.tsx')
  return { default: MigrationNotice }
})

export function MigrationNoticeIfDue() {
  const { language } = useRouteContext({ from: '/$lang' })
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  if (!user || !migrationNotice(user.wfoeMigrationStatus)) return null
  const invoicesLink = user.hideInvoices ? null : (
    <TextLink to="/$lang/$" params={{ lang: language, _splat: 'researcher/invoices' }}>
      <Trans>Go to my invoices</Trans>
    </TextLink>
  )
  return (
    <Suspense>
      <Notice user={user} invoicesLink={invoicesLink} />
    </Suspense>
  )
}
