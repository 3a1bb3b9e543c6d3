import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Message } from '../../../ui/messages/message-queue.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ConfirmDialog } from '../../../ui/states/confirm-dialog.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from '../personal-data.module.css'
import type { StoredDraft } from './stored-drafts.ts'

/** Labels bring those of the order form along. */
const DraftRows = lazy(async () => ({ default: (await import('./draft-rows.tsx')).DraftRows }))

const draftsDeleted: Message = {
  key: 'drafts-deleted',
  kind: 'success',
  text: () => t`The drafts on this device have been deleted.`,
}

type Props = { drafts: readonly StoredDraft[]; onDelete: () => void }

export function DraftList({ drafts, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(drafts.length)
  useEffect(() => {
    // The focused button goes away with the last draft.
    if (drafts.length === 0 && count.current > 0) box.current?.focus()
    count.current = drafts.length
  }, [drafts.length])
  const deleteAll = () => {
    setAsking(false)
    onDelete()
    showMessage(draftsDeleted)
    return undefined
  }
  return (
    <Section title={<Trans>Drafts on this device</Trans>}>
      <div ref={box} tabIndex={-1}>
        <p className={styles.intro}>
          <Trans>
            What you have entered and not sent is kept in this browser until you send or discard it,
            delete it here or sign out. Passwords and card details are never kept.
          </Trans>
        </p>
        {drafts.length === 0 ? (
          <p>
            <Trans>There are no drafts on this device.</Trans>
          </p>
        ) : (
          <>
            <Suspense fallback={<SkeletonLines lines={2} />}>
              <DraftRows drafts={drafts} />
            </Suspense>
            <div className={styles.actions}>
              <Button onClick={() => setAsking(true)}>
                <Trans>Delete the drafts on this device</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={<Trans>Delete the drafts on this device?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={deleteAll}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          Forms that are open in other tabs are cleared, too. What you have sent stays with us. This
          cannot be undone.
        </Trans>
      </ConfirmDialog>
    </Section>
  )
}
