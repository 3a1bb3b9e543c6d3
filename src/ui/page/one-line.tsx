import type { ReactNode } from 'react'
import styles from './one-line.module.css'

type Props = { children: ReactNode }

/** Browsers would break a date after its hyphens. */
export function OneLine({ children }: Props) {
  return <span className={styles.line}>{children}</span>
}

/** As a whole on the next line; broken only where even that is too short. */
export function KeptTogether({ children }: Props) {
  return <span className={styles.together}>{children}</span>
}
