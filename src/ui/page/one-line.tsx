import type { ReactNode } from 'react'
import styles from './one-line.module.css'

/** Browsers would break a date after its hyphens. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}
