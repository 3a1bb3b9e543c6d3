import type { ReactNode } from 'react'
import styles from './spinner.module.css'

/** Announces its children; without any it is decorative. */
export function Spinner({ children }: { children?: ReactNode }) {
  const wheel = <span className={styles.wheel} aria-hidden="true" />
  if (!children) return wheel
  return (
    <span className={styles.line} role="status">
      {wheel}
      <span>{children}</span>
    </span>
  )
}
