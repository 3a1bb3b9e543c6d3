import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './modal-dialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** The buttons; the first in the row takes the focus. Left out where the children end in their own. */
  actions?: ReactNode
  /** Escape, too, closes it. */
  onClose: () => void
  /** For what breaks in on the person: read out whole as soon as it opens. */
  alert?: boolean
}

/**
 * A dialog on the browser's own element: the rest of the page is out of reach, Escape closes it, and
 * the focus goes back to where it was.
 */
export function ModalDialog({ open, title, children, actions, onClose, alert }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the page takes it out: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        // The owner decides; the dialog closes when `open` says so.
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // A browser closes a dialog at the second Escape, whatever its owner says. It tells late: one
        // that was opened again meanwhile stays.
        if (open && !dialog.current?.open) onClose()
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </dialog>
  )
}
