import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LoyaltyLevels } from '../../api/rewards.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { Gauge } from '../../ui/page/gauge.tsx'
import { levelLabels } from './level-labels.ts'
import styles from './level-progress.module.css'
import { nextLevel, pointsToGo, progressTo } from './rewards-rules.ts'

type Props = { levels: LoyaltyLevels; points: number }

export function LevelProgress({ levels, points }: Props) {
  const { t } = useLingui()
  const next = nextLevel(levels.loyaltyLevels, levels.userLoyaltyLevel)
  const percent = progressTo(next, points)
  const name = next && labelOf(levelLabels, next.name)
  return (
    <div className={styles.progress}>
      <Gauge
        max={100}
        value={percent}
        aria-label={name === undefined ? t`The highest level` : t`Progress to ${name}`}
      />
      <p className={styles.text}>
        {name === undefined ? (
          <Trans>You’ve reached the highest level.</Trans>
        ) : (
          <Plural
            value={pointsToGo(next, points)}
            one={`# point to ${name}`}
            other={`# points to ${name}`}
          />
        )}
      </p>
    </div>
  )
}
