import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { loyaltyLevelsQuery } from '../../../api/rewards.ts'
import { Section } from '../../../ui/page/section.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from './at-a-glance.module.css'
import { levelLabels } from './level-labels.ts'
import { LevelProgress } from './level-progress.tsx'
import { LevelTiers } from './level-tiers.tsx'

function PointsOverview({ points }: { points: number }) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const { data, error, refetch } = useQuery(loyaltyLevelsQuery())
  if (!data) {
    if (error) {
      return (
        <Failed title={t`The levels could not be loaded`} onRetry={refetch}>
          {failureMessage(error)}
        </Failed>
      )
    }
    return <SkeletonRows rows={2} label={t`The levels are loading.`} />
  }
  const level = data.userLoyaltyLevel && _(levelLabels[data.userLoyaltyLevel.name])
  return (
    <>
      <div className={styles.standing}>
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
        <LevelProgress levels={data} points={points} />
      </div>
      <LevelTiers levels={data} />
    </>
  )
}

export function AtAGlance({ points }: { points: number }) {
  return (
    <Section title={<Trans>Rewards at a glance</Trans>}>
      <PointsOverview points={points} />
    </Section>
  )
}
