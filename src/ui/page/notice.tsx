import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'
import { WithSupportLink } from './with-support-link.tsx'

type Props = {
  title?: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Amber requests an action, plain informs, red reports an error. */
  tone?: 'amber' | 'plain' | 'red'
  stacked?: boolean
}

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
      <div>
        <WithSupportLink>{children}</WithSupportLink>
      </div>
      {action ? <p className={styles.action}>{action}</p> : null}
    </div>
  )
}
