import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { referralCreditsQuery, referralsSentQuery } from '../../../api/rewards.ts'
import { BarTable } from '../../../domain/charts/bar-table.tsx'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { creditedInvitations } from './credited-invitations.ts'
import styles from './referral-earnings.module.css'

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
          <Totals
            invited={invited}
            credited={creditedInvitations({ invited, earned }, application)}
            earned={formatMoney(fromDollars(earned, currency), currency)}
            isUpdating={credits.isPlaceholderData}
          />
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
      )}
    </QueryState>
  )
}

type FunnelProps = { invited: number; credited: number }

function Funnel({ invited, credited }: FunnelProps) {
  const { t, i18n } = useLingui()
  const steps = [
    { key: 'invited', name: <Trans>Colleagues invited</Trans>, amount: invited },
    { key: 'credited', name: <Trans>Paid for a first order</Trans>, amount: credited },
  ]
  return (
    <div className={styles.funnel}>
      <BarTable
        label={t`From invitation to credit`}
        nameColumn={<Trans>Step</Trans>}
        amountColumn={<Trans>Colleagues</Trans>}
        rows={steps.map((step) => ({ ...step, shown: i18n.number(step.amount) }))}
      />
    </div>
  )
}

type TotalsProps = {
  invited: number
  /** Undefined where it is not known. */
  credited: number | undefined
  earned: string
  isUpdating: boolean
}

function Totals({ invited, credited, earned, isUpdating }: TotalsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <dl className={styles.totals} aria-busy={isUpdating}>
        <div>
          <dt>
            <Trans>Credit earned</Trans>
          </dt>
          <dd>{earned}</dd>
        </div>
        {credited === undefined ? (
          <div>
            <dt>
              <Trans>Colleagues invited</Trans>
            </dt>
            <dd>{i18n.number(invited)}</dd>
          </div>
        ) : null}
      </dl>
      {credited === undefined ? null : <Funnel invited={invited} credited={credited} />}
    </>
  )
}
