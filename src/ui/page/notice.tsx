import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = {
  /** The point in two or three words. */
  title?: ReactNode
  children: ReactNode
  /** A link to what should be done. */
  action?: ReactNode
  /** Amber asks for something; plain only tells. */
  tone?: 'amber' | 'plain'
}

/** Something to know at the head of a screen that stays until its cause is gone. */
export function Notice({ title, children, action, tone = 'amber' }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      {title ? (
        <p className={styles.title}>
          <strong>{title}</strong>
        </p>
      ) : null}
      <div>{children}</div>
      {action ? <p className={styles.action}>{action}</p> : null}
    </div>
  )
}
