import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type LoyaltyLevels, loyaltyLevelsQuery } from '../../api/rewards.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './at-a-glance.module.css'
import { levelLabels } from './level-labels.ts'
import { LevelScale } from './level-scale.tsx'
import { LevelTiers } from './level-tiers.tsx'

function PointsOverview({ points, levels }: { points: number; levels: LoyaltyLevels }) {
  const level = levels.userLoyaltyLevel && labelOf(levelLabels, levels.userLoyaltyLevel.name)
  return (
    <>
      <div className={styles.levelStatus}>
        <p className={styles.points}>
          <Plural value={points} one="# point" other="# points" />
        </p>
        {level === null ? null : (
          <p>
            <Trans>
              Your level: <strong>{level}</strong>
            </Trans>
          </p>
        )}
      </div>
      <LevelScale levels={levels} points={points} />
      <LevelTiers levels={levels} />
    </>
  )
}

export function AtAGlance({ points }: { points: number }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Rewards at a glance</Trans>}>
      <QueryState
        query={useQuery(loyaltyLevelsQuery())}
        loading={<SkeletonRows rows={2} label={t`The levels are loading.`} />}
        failedTitle={t`The levels could not be loaded`}
      >
        {(levels) => <PointsOverview points={points} levels={levels} />}
      </QueryState>
    </Section>
  )
}
