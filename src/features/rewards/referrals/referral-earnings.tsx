import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { referralCreditsQuery, referralsSentQuery } from '../../../api/rewards.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from './referral-earnings.module.css'

/** Refetches the credits when the user's total changes. */
export function ReferralEarnings({ user }: { user: User }) {
  const { t } = useLingui()
  const sent = useQuery(referralsSentQuery())
  const credits = useQuery(referralCreditsQuery(user.referralCreditsEarnedToDate))
  return (
    <QueryState
      query={bothQueries(sent, credits)}
      loading={<SkeletonLines lines={3} label={t`Your earnings are loading.`} />}
      failedTitle={t`Your earnings could not be loaded`}
    >
      {([invited, dollars]) => (
        <Earnings
          invited={invited}
          earned={fromDollars(dollars, user.currency)}
          currency={user.currency}
          isUpdating={credits.isPlaceholderData}
        />
      )}
    </QueryState>
  )
}

type EarningsProps = {
  invited: number
  earned: number
  currency: User['currency']
  isUpdating: boolean
}

function Earnings({ invited, earned, currency, isUpdating }: EarningsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <dl className={styles.totals} aria-busy={isUpdating}>
        <div>
          <dt>
            <Trans>Colleagues invited</Trans>
          </dt>
          <dd>{i18n.number(invited)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Credit earned</Trans>
          </dt>
          <dd>{formatMoney(earned, currency)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {earned > 0 ? (
          <Trans>
            It has been added to your credits. You can use it when you pay for an order.
          </Trans>
        ) : (
          <Trans>Nothing yet. You earn credit with a colleague's first payment.</Trans>
        )}
      </p>
    </>
  )
}
