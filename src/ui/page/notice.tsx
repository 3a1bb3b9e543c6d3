import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

type Props = {
  /** The point in two or three words. */
  title?: ReactNode
  children: ReactNode
  /** A link to what should be done. */
  action?: ReactNode
  /** Amber asks for something; plain only tells; red tells what went wrong. */
  tone?: 'amber' | 'plain' | 'red'
  /** Words below the title and actions below the words: for more than a sentence. */
  stacked?: boolean
}

/** Something to know at the head of a screen that stays until its cause is gone. */
export function Notice({ title, children, action, tone = 'amber', stacked }: Props) {
  const look = [styles.notice, styles[tone], stacked ? styles.stacked : ''].filter(Boolean)
  return (
    <div className={look.join(' ')} role={tone === 'red' ? 'alert' : undefined}>
      {tone === 'red' ? <Icon name="error" className={styles.icon} /> : null}
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
