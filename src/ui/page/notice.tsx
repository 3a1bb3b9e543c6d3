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
      {title ? <strong className={styles.title}>{title}</strong> : null}
      <span>{children}</span>
      {action ? <span className={styles.action}>{action}</span> : null}
    </div>
  )
}
