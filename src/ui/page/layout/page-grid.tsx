import type { ReactNode } from 'react'
import styles from './page-grid.module.css'

export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

type Props = {
  children: ReactNode
  /** Secondary content; null gives its room to the main column. */
  rail: ReactNode | null
  railLabel: string
  sticky?: boolean
}

export function PageGrid({ children, rail, railLabel, sticky }: Props) {
  return (
    <div className={rail === null ? undefined : styles.grid}>
      <div>{children}</div>
      {rail === null ? null : (
        <aside
          className={sticky ? `${styles.rail} ${styles.sticky}` : styles.rail}
          aria-label={railLabel}
        >
          {rail}
        </aside>
      )}
    </div>
  )
}

export function NarrowColumn({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>
}

type FormGridProps = Pick<Props, 'children' | 'railLabel'> & {
  rail: ReactNode
}

export function FormGrid({ children, rail, railLabel }: FormGridProps) {
  return (
    <div className={styles.form}>
      <div>{children}</div>
      <aside className={styles.notes} aria-label={railLabel}>
        {rail}
      </aside>
    </div>
  )
}
