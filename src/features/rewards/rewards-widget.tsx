import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { loyaltyLevelsQuery, rewardPointsQuery } from '../../api/rewards.ts'
import { AppLink } from '../../ui/page/app-link.tsx'
import { Button } from '../../ui/page/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { levelLabels } from './points/level-labels.ts'
import { LevelProgress } from './points/level-progress.tsx'
import styles from './rewards-widget.module.css'

function Level({ points }: { points: number }) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const { data, error, isFetching, refetch } = useQuery(loyaltyLevelsQuery())
  if (!data) {
    if (!error) return <SkeletonLines lines={2} label={t`Your level is loading.`} />
    return (
      <div className={styles.failed} role="alert">
        <Trans>Your level could not be loaded.</Trans>{' '}
        <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  const name = data.userLoyaltyLevel && _(levelLabels[data.userLoyaltyLevel.name])
  return (
    <div className={styles.level}>
      {name === null ? null : (
        <p>
          <Trans>
            Your level: <strong>{name}</strong>
          </Trans>
        </p>
      )}
      <LevelProgress levels={data} points={points} />
    </div>
  )
}

type Props = {
  user: User
  /** Number of an order just paid, whose points must be included. */
  paidOrder: string | undefined
}

export function RewardsWidget({ user, paidOrder }: Props) {
  const pointsQuery = rewardPointsQuery({ identity: user.identity, externalId: paidOrder ?? '' })
  useQuery({ ...pointsQuery, enabled: paidOrder !== undefined })
  const points = user.totalRewardPoints
  return (
    <Section card title={<Trans>Rewards</Trans>}>
      <p className={styles.points}>
        <Plural value={points} one="# point" other="# points" />
      </p>
      <Level points={points} />
      <AppLink to="/$lang/researcher/rewards">
        <Trans>See your rewards</Trans>
      </AppLink>
    </Section>
  )
}
