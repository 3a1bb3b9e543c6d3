import { Trans } from '@lingui/react/macro'
import { excellentPercentile } from '../../grammar-check-rules.ts'
import styles from './chart-key.module.css'
import { Ordinal } from './ordinal.tsx'

export function ChartKey({ own }: { own: number }) {
  return (
    <ul className={styles.key}>
      <li>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="6" className={styles.ownScore} />
        </svg>
        <Trans>
          Your manuscript: <Ordinal value={own} /> percentile
        </Trans>
      </li>
      <li>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M8 1.5L14.5 8 8 14.5 1.5 8z" className={styles.excellent} />
        </svg>
        <Trans>
          Excellent: <Ordinal value={excellentPercentile} /> percentile
        </Trans>
      </li>
    </ul>
  )
}
