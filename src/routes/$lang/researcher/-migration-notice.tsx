import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../../api/account.ts'
import { migrationNotice } from '../../../domain/migration/migration-rules.ts'
import { bringWords } from '../../../i18n/activate.ts'
import { TextLink } from '../../../ui/page/text-link.tsx'

// Few people may move: the others load neither the notice nor its words.
const Notice = lazy(async () => {
  await bringWords('migration')
  const { MigrationNotice } = await import('../../../features/migration/migration-notice.tsx')
  return { default: MigrationNotice }
})

/** The notice of a possible move, for those whom it concerns. */
export function MigrationNoticeIfAny() {
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
