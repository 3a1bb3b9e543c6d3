import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type KeptDraft,
  removeKept,
  setApart,
} from '../../../../domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/states/confirm-dialog.tsx'
import styles from './drafts.module.css'

type Props = {
  own: KeptDraft
  earlier: readonly KeptDraft[]
  /** Has the focus once a button that had it has gone. */
  box: RefObject<HTMLElement | null>
  onDelete: () => void
}

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onDelete()
    return undefined
  }
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        <Trans>Delete these fingerprints</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={<Trans>Delete these fingerprints?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          These drafts will no longer be compared, and later drafts are not recognized by them. Your
          reports stay. This cannot be undone.
        </Trans>
      </ConfirmDialog>
    </>
  )
}

export function DraftChoices({ own, earlier, box, onDelete }: Props) {
  const { apart } = own
  const shownApart = useRef(apart.length)
  useEffect(() => {
    if (shownApart.current !== apart.length) box.current?.focus()
    shownApart.current = apart.length
  }, [apart.length, box])
  const separate = () =>
    setApart(safeLocalStorage, own, [...apart, ...earlier.map(({ assessment }) => assessment)])
  const deleteKept = () => {
    onDelete()
    removeKept(safeLocalStorage, [...earlier, own])
  }
  return (
    <>
      {apart.length > 0 ? (
        <div className={styles.actions}>
          <p>
            <Trans>You said that this is not a draft of an earlier manuscript.</Trans>
          </p>
          <Button variant="text" onClick={() => setApart(safeLocalStorage, own, [])}>
            <Trans>Undo</Trans>
          </Button>
        </div>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <p className={styles.note}>
            <Trans>
              This browser recognizes drafts by fingerprints of their text. It keeps no text, title
              or file name, and sends the fingerprints to nobody. Only you can see the sentences
              above; they are deleted with your reports.
            </Trans>
          </p>
          <div className={styles.actions}>
            <Button variant="text" onClick={separate}>
              <Trans>This is not a draft of that manuscript</Trans>
            </Button>
            <DeleteButton onDelete={deleteKept} />
          </div>
        </>
      ) : null}
    </>
  )
}
