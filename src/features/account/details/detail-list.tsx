import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './detail-list.module.css'

export type Detail = { name: string; label: ReactNode; text: string }

/** What is known of somebody, by its labels; what is not given says so. */
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
