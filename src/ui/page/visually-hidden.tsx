import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for those who listen, where those who look see something else. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
