import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './console.module.css'
import { isField } from './is-field.ts'

type Props = { onClose: () => void; children: ReactNode }

/** Beside the page; where it leaves too little of the page to work in, nothing behind it can be reached. */
export function ConsoleStand({ onClose, children }: Props) {
  const { t } = useLingui()
  const covers = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  if (!covers) return children
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      className={styles.whole}
      aria-label={t`Console`}
      onCancel={(event) => {
        event.preventDefault()
        if (!isField(document.activeElement)) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
