import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './modal-dialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** The first button takes the focus. Omit where the children end in their own. */
  actions?: ReactNode
  onClose: () => void
  /** Announces the whole dialog when it opens. */
  alert?: boolean
  /** Rises from the bottom edge at full width, for content that stands beside the work elsewhere. */
  sheet?: boolean
  /** For content to be explored: begins at the title and is not read out as a whole. */
  long?: boolean
  /** At the end of the page, as high as it. */
  drawer?: boolean
}

export function ModalDialog({
  open,
  title,
  children,
  actions,
  onClose,
  alert,
  sheet,
  long,
  drawer,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Runs before removal: a detached dialog cannot restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    // Else the first button below the content would be scrolled to.
    if (long) heading.current?.focus()
    return () => element.close()
  }, [open, long])
  return (
    <dialog
      ref={dialog}
      className={[
        styles.dialog,
        sheet && styles.sheet,
        long && styles.long,
        drawer && styles.drawer,
      ]
        .filter(Boolean)
        .join(' ')}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={sheet || long || drawer ? undefined : `${id}-text`}
      onCancel={(event) => {
        // The owner closes the dialog by `open`.
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // A second Escape closes a dialog natively; the late event is ignored if it has reopened.
        if (open && !dialog.current?.open) onClose()
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={long ? -1 : undefined}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </dialog>
  )
}
