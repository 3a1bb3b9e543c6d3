import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import styles from './status.module.css'

export type StatusTone = 'done' | 'running' | 'waiting' | 'failed' | 'off'

const icons: Record<StatusTone, IconName> = {
  done: 'check',
  running: 'clock',
  waiting: 'warning',
  failed: 'cross',
  off: 'grey',
}

type Props = {
  tone: StatusTone
  children: ReactNode
  more?: ReactNode
  busy?: boolean
}

/** Never colour alone: icon, text and details. */
export function Status({ tone, children, more, busy }: Props) {
  return (
    <div className={`${styles.status} ${styles[tone]}`}>
      {busy ? (
        <span className={styles.wheel}>
          <Spinner />
        </span>
      ) : (
        <Icon name={icons[tone]} className={styles.icon} />
      )}
      <span>
        {more ? (
          <Trans>
            <strong>{children}</strong>: <span className={styles.more}>{more}</span>
          </Trans>
        ) : (
          <strong>{children}</strong>
        )}
      </span>
    </div>
  )
}
