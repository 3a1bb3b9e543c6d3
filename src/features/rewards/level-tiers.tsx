import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LoyaltyLevel, LoyaltyLevels } from '../../api/rewards.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { entryOf } from '../../lib/unlisted.ts'
import { levelBenefits } from './level-benefits.ts'
import { levelLabels } from './level-labels.ts'
import styles from './level-tiers.module.css'
import { endOfLevel, nextLevel, pointsLimit } from './rewards-rules.ts'

function PointsRange({ from, end }: { from: number; end: number }) {
  const { i18n } = useLingui()
  if (end === pointsLimit)
    return <Plural value={from} one="# point or more" other="# points or more" />
  const first = i18n.number(from)
  const last = i18n.number(end - 1)
  return (
    <Trans>
      {first} to {last} points
    </Trans>
  )
}

function LevelBenefitList({ name }: Pick<LoyaltyLevel, 'name'>) {
  const { code, rush } = entryOf(levelBenefits, name) ?? { code: 0, rush: 0 }
  return (
    <ul className={styles.benefits}>
      <li>
        <Trans>Points for every paid order</Trans>
      </li>
      {code > 0 ? (
        <li>
          <Trans>A code for {code}% off one order</Trans>
        </li>
      ) : null}
      {rush > 0 ? (
        <li>
          <Trans>{rush}% off rush delivery</Trans>
        </li>
      ) : null}
    </ul>
  )
}

export function LevelTiers({ levels }: { levels: LoyaltyLevels }) {
  const { t } = useLingui()
  const { loyaltyLevels, userLoyaltyLevel } = levels
  return (
    <ol className={styles.tiers} aria-label={t`Levels`}>
      {loyaltyLevels.map((level) => {
        const isOwn = level.identity === userLoyaltyLevel?.identity
        return (
          <li key={level.identity} className={styles.tier} aria-current={isOwn || undefined}>
            <div className={styles.name}>
              <h3>{labelOf(levelLabels, level.name)}</h3>
              {isOwn ? (
                <p className={styles.current}>
                  <Trans>Your level</Trans>
                </p>
              ) : null}
            </div>
            <p className={styles.span}>
              <PointsRange
                from={level.minimumPointsNeeded}
                end={endOfLevel(nextLevel(loyaltyLevels, level))}
              />
            </p>
            <LevelBenefitList name={level.name} />
          </li>
        )
      })}
    </ol>
  )
}
