import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { referralCreditsQuery, referralsSentQuery } from '../../../api/rewards.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { creditedInvitations } from './credited-invitations.ts'
import styles from './referral-earnings.module.css'
import { ReferralFunnel } from './referral-funnel.tsx'

type Props = { user: User; application: Application }

/** Refetches the credits when the user's total changes. */
export function ReferralEarnings({ user, application }: Props) {
  const { t } = useLingui()
  const { currency } = user
  const sent = useQuery(referralsSentQuery())
  const credits = useQuery(referralCreditsQuery(user.referralCreditsEarnedToDate))
  return (
    <QueryState
      query={bothQueries(sent, credits)}
      loading={<SkeletonLines lines={3} label={t`Your earnings are loading.`} />}
      failedTitle={t`Your earnings could not be loaded`}
    >
      {([invited, earned]) => (
        <>
          <ReferralFunnel
            invited={invited}
            credited={creditedInvitations({ invited, earned }, application)}
            earned={formatMoney(fromDollars(earned, currency), currency)}
            isUpdating={credits.isPlaceholderData}
          />
          <p className={styles.note}>
            {earned > 0 ? (
              <Trans>
                What your referrals have earned is in your credits. You can use it when you pay for
                an order.
              </Trans>
            ) : (
              <Trans>Nothing yet. You earn credit with a colleague’s first payment.</Trans>
            )}
          </p>
        </>
      )}
    </QueryState>
  )
}
