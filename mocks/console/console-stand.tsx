import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './console.module.css'

type Props = { onClose: () => void; children: ReactNode }

/** Beside the page; where it covers the page whole, nothing behind it can be reached by keyboard. */
export function ConsoleStand({ onClose, children }: Props) {
  const { t } = useLingui()
  const covers = useMediaQuery('(max-width: 460px)', false, { getInitialValueInEffect: false })
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
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
