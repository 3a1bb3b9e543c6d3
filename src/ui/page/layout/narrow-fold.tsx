import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './narrow-fold.module.css'

type Props = {
  label: ReactNode
  /** Open from the start on narrow screens, too. */
  open: boolean
  /** Collapsed on wide screens, too. */
  always?: boolean
  /** The label is at the end of the section's heading. */
  besideHeading?: boolean
  children: ReactNode
}

/** Collapsed on narrow screens, open without a label on others. */
export function NarrowFold({ label, open, always, besideHeading, children }: Props) {
  const look = [styles.fold, always ? '' : styles.narrow, besideHeading ? styles.beside : '']
  return (
    <details className={look.filter(Boolean).join(' ')} open={open || undefined}>
      <summary>
        {label}
        <Icon name="chevron-down" size={12} />
      </summary>
      {children}
    </details>
  )
}
