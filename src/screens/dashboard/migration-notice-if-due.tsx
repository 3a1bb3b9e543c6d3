import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userQuery } from '../../api/account.ts'
import { migrationNotice } from '../../domain/migration/migration-rules.ts'

const Notice = lazy(async () => {
  const { MigrationNotice } = await import('../../features/migration/migration-notice.tsx')
  return { default: MigrationNotice }
})

export function MigrationNoticeIfDue() {
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  if (!user || !migrationNotice(user.wfoeMigrationStatus)) return null
  return (
    <Suspense>
      <Notice user={user} />
    </Suspense>
  )
}
