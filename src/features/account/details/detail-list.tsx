import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './detail-list.module.css'

export type Detail = { name: string; label: ReactNode; text: string }

export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {details.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className={text ? undefined : styles.none}>{text || <Trans>Not provided</Trans>}</dd>
        </div>
      ))}
    </dl>
  )
}
