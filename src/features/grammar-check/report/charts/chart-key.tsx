import { Trans, useLingui } from '@lingui/react/macro'
import type { CurvePoint } from '../../grammar-check-rules.ts'
import { formatScore } from '../score/format-score.ts'
import styles from './chart-key.module.css'
import { Ordinal } from './ordinal.tsx'

export function ChartKey({ excellent }: { excellent: CurvePoint }) {
  const { i18n } = useLingui()
  const needed = formatScore(excellent.y / 10, i18n.locale)
  return (
    <ul className={styles.key}>
      <li>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="6" className={styles.ownScore} />
        </svg>
        <Trans>Your manuscript</Trans>
      </li>
      <li>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M8 1.5L14.5 8 8 14.5 1.5 8z" className={styles.excellent} />
        </svg>
        <Trans>
          Excellent: <Ordinal value={excellent.x} /> percentile, from a score of {needed}
        </Trans>
      </li>
    </ul>
  )
}
