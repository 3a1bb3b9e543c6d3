import type { ReactNode } from 'react'
import styles from './page-grid.module.css'

/** The width and margins that all content shares. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

type Props = {
  children: ReactNode
  /** What may be looked at beside the work, below it on narrow screens; null leaves the work all the room. */
  rail: ReactNode | null
  /** The name of the rail for those who listen. */
  railLabel: string
}

/** One column of work and a quiet rail. */
export function PageGrid({ children, rail, railLabel }: Props) {
  return (
    <div className={rail === null ? undefined : styles.grid}>
      <div>{children}</div>
      {rail === null ? null : (
        <aside className={styles.rail} aria-label={railLabel}>
          {rail}
        </aside>
      )}
    </div>
  )
}

/** One column as wide as a form wants to be. */
export function NarrowColumn({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>
}
