import type { ReactNode } from 'react'
import styles from './state-box.module.css'

type Props = {
  /** What is not there. */
  title: ReactNode
  /** What would be here, and how it comes to be. */
  children: ReactNode
  /** The way to the first one. */
  action?: ReactNode
}

/** A list or page with nothing in it yet: says what to do. */
export function Empty({ title, children, action }: Props) {
  return (
    <div className={styles.box}>
      <h3>{title}</h3>
      <p>{children}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
