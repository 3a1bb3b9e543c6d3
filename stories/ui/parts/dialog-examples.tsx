import { useState } from 'react'
import { Button } from '../../../src/ui/page/buttons/button.tsx'
import { ConfirmDialog } from '../../../src/ui/states/confirm-dialog.tsx'
import styles from '../../../src/ui/states/modal-dialog.module.css'
import { ModalDialog } from '../../../src/ui/states/modal-dialog.tsx'

type DrawnProps = { title: string; text: string; actions: readonly [string, string] }

/** A dialog in the page, where the real one would lie above it. */
export function DrawnDialog({ title, text, actions: [leave, confirm] }: DrawnProps) {
  return (
    <div className={styles.dialog} style={{ width: 'auto' }}>
      <h3 style={{ font: 'var(--heading) var(--serif)' }}>{title}</h3>
      <div className={styles.text}>{text}</div>
      <div className={styles.actions}>
        <Button>{leave}</Button>
        <Button variant="filled" danger>
          {confirm}
        </Button>
      </div>
    </div>
  )
}

export function ConfirmingDialog() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the report</Button>
      <ConfirmDialog
        open={isOpen}
        title="Delete this report?"
        confirm="Delete the report"
        danger
        onCancel={close}
        onConfirm={async () => close()}
      >
        The report and its scores will be gone for good.
      </ConfirmDialog>
    </>
  )
}

export function ReadingDialog({ kind }: { kind: 'sheet' | 'drawer' }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the {kind}</Button>
      <ModalDialog
        open={isOpen}
        title="How this price is made"
        onClose={close}
        sheet={kind === 'sheet'}
        drawer={kind === 'drawer'}
        actions={<Button onClick={close}>Close</Button>}
      >
        5,200 words at $0.06 a word, and 10 % for three working days.
      </ModalDialog>
    </>
  )
}
