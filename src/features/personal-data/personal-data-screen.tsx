import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { AccountFacts } from './account-facts.tsx'
import { deviceDrafts } from './drafts/device-drafts.ts'
import { DraftList } from './drafts/draft-list.tsx'
import { DataExport } from './export/data-export.tsx'
import { HeldFiles } from './files/held-files.tsx'
import { heldKinds } from './held/held-kinds.ts'
import { KeptManuscripts } from './manuscripts/kept-manuscripts.tsx'
import styles from './personal-data.module.css'
import { CookieFacts } from './privacy/cookie-facts.tsx'
import { DeletionCard } from './privacy/deletion-card.tsx'

type Props = { application: Application; user: User }

export function PersonalDataScreen({ application, user }: Props) {
  const { t } = useLingui()
  const [store] = useState(() => deviceDrafts(user.identity))
  const drafts = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => store.followTabs(), [store])
  return (
    <>
      <PageHeading
        title={t`Your data`}
        lead={
          <Trans>
            What your account holds, who can open it, and how to take it with you or have it
            deleted.
          </Trans>
        }
      />
      <div className={styles.requests}>
        <DataExport application={application} user={user} drafts={drafts} />
        <DeletionCard user={user} />
      </div>
      <HeldFiles kinds={heldKinds(user, application)} />
      <AccountFacts user={user} />
      <DraftList drafts={drafts} onDelete={store.deleteAll} />
      <KeptManuscripts owner={user.identity} />
      <CookieFacts consentUrl={application.config.consentScriptUrl} />
    </>
  )
}
