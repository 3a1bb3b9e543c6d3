import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

type Props = {
  children: ReactNode
  /** Follows the form on small screens. */
  rail: ReactNode
  /** Accessible name of the rail. */
  railLabel: string
}

/** A page that is one short form, and what helps to fill it in. */
export function FormGrid({ children, rail, railLabel }: Props) {
  return (
    <div className={styles.grid}>
      <div>{children}</div>
      <aside className={styles.rail} aria-label={railLabel}>
        {rail}
      </aside>
    </div>
  )
}
