import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './next-steps.module.css'

type Props = {
  /** Who acts. */
  by: 'you' | 'us'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** One of the next steps of an order. */
export function Step({ by, title, children, actions }: Props) {
  return (
    <li className={styles.step} data-by={by}>
      <p className={styles.by}>
        {by === 'you' ? <Trans>Your part</Trans> : <Trans>Our part</Trans>}
      </p>
      <h3>{title}</h3>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  )
}
