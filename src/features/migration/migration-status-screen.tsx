import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { migrationStage } from '../../domain/migration/migration-rules.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { MigrationTerms } from './migration-terms.tsx'
import { MigrationWaiting } from './migration-waiting.tsx'

type Props = {
  user: User
  /** Null if the user has no invoice page. */
  unpaid: ReactNode
  links: Application['config']['links']
}

/** Visible until the guards redirect. */
function Moved() {
  const { t } = useLingui()
  useEffect(() => {
    const text = () => t`Your account has been moved. Welcome back.`
    showMessage({ key: 'migration', kind: 'success', text })
  }, [t])
  return (
    <PageHeading
      title={t`Your account has been moved`}
      lead={<Trans>Taking you to your orders.</Trans>}
    />
  )
}

export function MigrationStatusScreen({ user, unpaid, links }: Props): ReactNode {
  const { identity, wfoeMigrationStatus: status } = user
  const stage = migrationStage(status)
  if (stage === 'terms') {
    return <MigrationTerms identity={identity} status={status} unpaid={unpaid} links={links} />
  }
  if (stage === 'waiting') return <MigrationWaiting status={status} unpaid={unpaid} links={links} />
  return <Moved />
}
