import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type KeptDraft, removeKept } from '../../../domain/manuscript-drafts/kept-drafts.ts'
import { useKeptDrafts } from '../../../domain/manuscript-drafts/use-kept-drafts.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { isoOf } from '../../../lib/calendar.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { OneLine } from '../../../ui/page/one-line.tsx'
import { ConfirmDialog } from '../../../ui/states/confirm-dialog.tsx'
import styles from '../personal-data.module.css'

function ManuscriptRow({ draft: { assessment, keptAt } }: { draft: KeptDraft }) {
  const time = (
    <OneLine>
      <time dateTime={isoOf(keptAt)}>{formatDateTime(keptAt)}</time>
    </OneLine>
  )
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <AppLink
          to="/$lang/researcher/grammar-check/details/$identity"
          params={{ identity: assessment }}
          preload={false}
        >
          <Trans>Manuscript checked {time}</Trans>
        </AppLink>
      </p>
    </li>
  )
}

function DeleteAll({ kept }: { kept: readonly KeptDraft[] }) {
  const [isAsking, setAsking] = useState(false)
  const deleteAll = () => {
    setAsking(false)
    removeKept(safeLocalStorage, kept)
    const text = () => t`The fingerprints on this device have been deleted.`
    showMessage({ key: 'fingerprints-deleted', kind: 'success', text })
    return undefined
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trans>Delete the fingerprints on this device</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={<Trans>Delete the fingerprints on this device?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={deleteAll}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          Drafts will no longer be compared with those before them. Your reports stay. This cannot
          be undone.
        </Trans>
      </ConfirmDialog>
    </>
  )
}

export function ManuscriptList({ owner }: { owner: string }) {
  const kept = useKeptDrafts(owner)
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(kept.length)
  useEffect(() => {
    // The focused button goes away with the last fingerprint.
    if (kept.length === 0 && count.current > 0) box.current?.focus()
    count.current = kept.length
  }, [kept.length])
  return (
    <Section title={<Trans>Fingerprints of manuscripts on this device</Trans>}>
      <div ref={box} tabIndex={-1}>
        <p className={styles.intro}>
          <Trans>
            This browser keeps a fingerprint of each manuscript that it has sent to Grammar Check,
            to recognize later drafts, also after you sign out. It holds no text, title or file
            name, and is sent to nobody.
          </Trans>
        </p>
        {kept.length === 0 ? (
          <p>
            <Trans>There are no fingerprints on this device.</Trans>
          </p>
        ) : (
          <>
            <ul className={styles.rows}>
              {kept.toReversed().map((draft) => (
                <ManuscriptRow key={draft.assessment} draft={draft} />
              ))}
            </ul>
            <DeleteAll kept={kept} />
          </>
        )}
      </div>
    </Section>
  )
}
