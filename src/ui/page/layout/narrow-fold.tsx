import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './narrow-fold.module.css'

type Props = {
  label: ReactNode
  /** Open from the start on narrow screens, too. */
  open: boolean
  children: ReactNode
}

/** Collapsed on narrow screens, open without a label on others. */
export function NarrowFold({ label, open, children }: Props) {
  return (
    <details className={styles.fold} open={open || undefined}>
      <summary>
        {label}
        <Icon name="chevron-down" size={12} />
      </summary>
      {children}
    </details>
  )
}
