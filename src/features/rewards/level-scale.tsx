import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LoyaltyLevel, LoyaltyLevels } from '../../api/rewards.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { Gauge } from '../../ui/page/gauge.tsx'
import { levelLabels } from './level-labels.ts'
import styles from './level-scale.module.css'
import { placeOnScale } from './place-on-scale.ts'
import { nextLevel, pointsToGo, progressTo } from './rewards-rules.ts'

type NextProps = { next: LoyaltyLevel | undefined; points: number }

function NextLevel({ next, points }: NextProps) {
  const { i18n } = useLingui()
  if (!next) return <Trans>You’ve reached the highest level.</Trans>
  const name = labelOf(levelLabels, next.name)
  const own = i18n.number(points)
  const needed = i18n.number(next.minimumPointsNeeded)
  return (
    <>
      <strong>
        <Plural
          value={pointsToGo(next, points)}
          one={`# point to ${name}`}
          other={`# points to ${name}`}
        />
      </strong>
      <span className={styles.share}>
        <Trans>
          {own} of {needed} points
        </Trans>
      </span>
    </>
  )
}

/** How far the points reach. The list of levels stands below it, in columns of the same width. */
export function LevelScale({ levels, points }: { levels: LoyaltyLevels; points: number }) {
  const { t, i18n } = useLingui()
  const all = levels.loyaltyLevels.toSorted((a, b) => a.minimumPointsNeeded - b.minimumPointsNeeded)
  const next = nextLevel(all, levels.userLoyaltyLevel)
  const name = next && labelOf(levelLabels, next.name)
  const place = placeOnScale(all, points)
  const percent = i18n.number(progressTo(next, points) / 100, { style: 'percent' })
  if (all.length === 0) return null
  return (
    <div className={styles.scale}>
      <p>
        <NextLevel next={next} points={points} />
      </p>
      <div className={styles.line}>
        <Gauge
          value={place}
          max={all.length}
          aria-label={name === undefined ? t`The highest level` : t`Progress to ${name}`}
          aria-valuetext={percent}
        />
        <span
          className={styles.place}
          style={{ insetInlineStart: `clamp(9px, ${(100 * place) / all.length}%, 100% - 9px)` }}
        />
      </div>
      <div className={styles.levels} aria-hidden="true">
        {all.map(({ identity, name: level, minimumPointsNeeded }) => (
          <span key={identity} className={styles.level}>
            <span className={styles.start}>{i18n.number(minimumPointsNeeded)}</span>
            {labelOf(levelLabels, level)}
          </span>
        ))}
      </div>
    </div>
  )
}
