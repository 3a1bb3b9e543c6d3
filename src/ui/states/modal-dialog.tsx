import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Announcer } from '../page/announcer.tsx'
import styles from './modal-dialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Omit where the children end in their own. */
  actions?: ReactNode
  onClose: () => void
  /** Announces the whole dialog when it opens. */
  alert?: boolean
  /** Rises from the bottom edge at full width, for content that stands beside the work elsewhere. */
  sheet?: boolean
  /** For content to be explored, which is not read out as a whole. */
  long?: boolean
  /** At the end of the page, as high as it. */
  drawer?: boolean
}

function useModal(open: boolean, isExplored: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Runs before removal: a detached dialog cannot restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    // The browser's choice is the first button, which may follow what is to be read.
    const field = isExplored ? null : element.querySelector<HTMLElement>('input, textarea')
    const start = element.querySelector<HTMLElement>('[autofocus]') ?? field ?? heading.current
    start?.focus()
    return () => element.close()
  }, [open, isExplored])
  return { dialog, heading }
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
  const id = useId()
  const isExplored = Boolean(sheet || long || drawer)
  const { dialog, heading } = useModal(open, isExplored)
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
      aria-describedby={isExplored ? undefined : `${id}-text`}
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
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {open ? <Announcer /> : null}
    </dialog>
  )
}
