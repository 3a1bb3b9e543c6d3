import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { referralCreditsQuery, referralsSentQuery } from '../../../api/rewards.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from './referral-earnings.module.css'

/** Refetches the credits when the user's total changes. */
export function ReferralEarnings({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const sent = useQuery(referralsSentQuery())
  const credits = useQuery(referralCreditsQuery(user.referralCreditsEarnedToDate))
  if (sent.data === undefined || credits.data === undefined) {
    const error = sent.error ?? credits.error
    if (error) {
      const retry = () => Promise.all([sent, credits].map(({ refetch }) => refetch()))
      return (
        <Failed title={t`Your earnings could not be loaded`} onRetry={retry}>
          {failureMessage(error)}
        </Failed>
      )
    }
    return <SkeletonLines lines={3} label={t`Your earnings are loading.`} />
  }
  const earned = fromDollars(credits.data, user.currency)
  return (
    <>
      <dl className={styles.sums} aria-busy={credits.isPlaceholderData}>
        <div>
          <dt>
            <Trans>Colleagues invited</Trans>
          </dt>
          <dd>{i18n.number(sent.data)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Credit earned</Trans>
          </dt>
          <dd>{formatMoney(earned, user.currency)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {earned > 0 ? (
          <Trans>It's in your credits, ready to use when you pay for an order.</Trans>
        ) : (
          <Trans>Nothing yet. You earn credit with a colleague's first payment.</Trans>
        )}
      </p>
    </>
  )
}
