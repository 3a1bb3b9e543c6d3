import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { type LoyaltyLevels, loyaltyLevelsQuery, rewardPointsQuery } from '../../../api/rewards.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { levelLabels } from '../level-labels.ts'
import { LevelProgress } from '../level-progress.tsx'
import styles from './rewards-widget.module.css'

function Level({ points, levels }: { points: number; levels: LoyaltyLevels }) {
  const name = levels.userLoyaltyLevel && labelOf(levelLabels, levels.userLoyaltyLevel.name)
  return (
    <div className={styles.level}>
      {name === null ? null : (
        <p>
          <Trans>
            Your level: <strong>{name}</strong>
          </Trans>
        </p>
      )}
      <LevelProgress levels={levels} points={points} />
    </div>
  )
}

type Props = {
  user: User
  /** Number of an order just paid, whose points must be included. */
  paidOrder: string | undefined
}

export function RewardsWidget({ user, paidOrder }: Props) {
  const { t } = useLingui()
  const pointsQuery = rewardPointsQuery({ identity: user.identity, externalId: paidOrder ?? '' })
  useQuery({ ...pointsQuery, enabled: paidOrder !== undefined })
  const points = user.totalRewardPoints
  return (
    <Section card title={<Trans>Rewards</Trans>}>
      <p className={styles.points}>
        <Plural value={points} one="# point" other="# points" />
      </p>
      <div className={styles.box}>
        <QueryState
          query={useQuery(loyaltyLevelsQuery())}
          loading={<SkeletonLines lines={5} label={t`Your level is loading.`} />}
          failedTitle={t`Your level could not be loaded`}
        >
          {(levels) => <Level points={points} levels={levels} />}
        </QueryState>
      </div>
      <AppLink to="/$lang/researcher/rewards">
        <Trans>See your rewards</Trans>
      </AppLink>
    </Section>
  )
}
