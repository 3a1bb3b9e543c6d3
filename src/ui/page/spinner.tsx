import type { ReactNode } from 'react'
import styles from './spinner.module.css'

/**
 * A sign of work under way. With `children` the words stand beside it and are announced; without,
 * it is a mere drawing beside words that are there already.
 */
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
