import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type LoyaltyLevels, loyaltyLevelsQuery } from '../../api/rewards.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { levelLabels } from './level-labels.ts'
import { LevelScale } from './level-scale.tsx'
import { LevelTiers } from './level-tiers.tsx'

function OwnLevel({ levels: { userLoyaltyLevel } }: { levels: LoyaltyLevels }) {
  if (!userLoyaltyLevel) return null
  const level = labelOf(levelLabels, userLoyaltyLevel.name)
  return (
    <p>
      <Trans>
        Your level: <strong>{level}</strong>
      </Trans>
    </p>
  )
}

function PointsOverview({ points, levels }: { points: number; levels: LoyaltyLevels }) {
  return (
    <>
      <OwnLevel levels={levels} />
      <LevelScale levels={levels} points={points} />
      <LevelTiers levels={levels} />
    </>
  )
}

export function AtAGlance({ points }: { points: number }) {
  const { t } = useLingui()
  return (
    <Section title={<Plural value={points} one="# point" other="# points" />}>
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
