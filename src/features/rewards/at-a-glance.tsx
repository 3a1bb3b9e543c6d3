import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { loyaltyLevelsQuery } from '../../api/rewards.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import styles from './at-a-glance.module.css'
import { LevelScale } from './level-scale.tsx'
import { LevelTiers } from './level-tiers.tsx'
import { SkeletonLevels } from './skeleton-levels.tsx'

export function AtAGlance({ points }: { points: number }) {
  const { t } = useLingui()
  return (
    <Section
      title={
        <span className={styles.points}>
          <Plural value={points} one="# point" other="# points" />
        </span>
      }
    >
      <QueryState
        query={useQuery(loyaltyLevelsQuery())}
        loading={<SkeletonLevels label={t`The levels are loading.`} />}
        failedTitle={t`The levels could not be loaded`}
      >
        {(levels) => (
          <div className={styles.levels}>
            <LevelScale levels={levels} points={points} />
            <LevelTiers levels={levels} />
          </div>
        )}
      </QueryState>
    </Section>
  )
}
