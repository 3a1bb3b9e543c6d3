import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './fold.module.css'

type Props = {
  label: ReactNode
  /** Open from the start. */
  open: boolean
  /** The label is at the end of the section's heading. */
  besideHeading?: boolean
  children: ReactNode
}

/** What is needed now and then, behind its label. */
export function Fold({ label, open, besideHeading, children }: Props) {
  return (
    <details
      className={besideHeading ? `${styles.fold} ${styles.beside}` : styles.fold}
      open={open || undefined}
    >
      <summary>
        {label}
        <Icon name="chevron-down" size={12} />
      </summary>
      {children}
    </details>
  )
}
