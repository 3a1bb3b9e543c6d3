import { useLingui } from '@lingui/react/macro'
import { formatScore } from './format-score.ts'
import styles from './score-badge.module.css'

type Props = {
  /** From 0 to 10. */
  score: number
  /** The category's color, from the server. */
  color: string | undefined
  large?: boolean
}

const radius = 26
const round = 2 * Math.PI * radius

export function ScoreBadge({ score, color = 'var(--accent)', large }: Props) {
  const { t, i18n } = useLingui()
  const shown = formatScore(score, i18n.locale)
  const size = large ? 112 : 52
  return (
    <div
      className={large ? `${styles.badge} ${styles.large}` : styles.badge}
      role="img"
      aria-label={t`Score: ${shown} out of 10`}
    >
      <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="30" cy="30" r={radius} />
        <circle
          className={styles.segment}
          cx="30"
          cy="30"
          r={radius}
          style={{ stroke: color }}
          strokeDasharray={`${(round * score) / 10} ${round}`}
          transform="rotate(-90 30 30)"
        />
      </svg>
      <span aria-hidden="true">{shown}</span>
    </div>
  )
}
