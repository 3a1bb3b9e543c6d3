import { Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { referralAmount } from '../../domain/money/referral-amount.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { dollarsForPoint } from './level-benefits.ts'
import styles from './ways-to-earn.module.css'

type Props = { user: User; application: Application }

export function WaysToEarn({ user: { currency }, application }: Props) {
  const forPoint = formatMoney(fromDollars(dollarsForPoint, currency), currency)
  const forReferral = referralAmount(application)
  return (
    <Section card title={<Trans>Ways to earn rewards</Trans>}>
      <ul className={styles.list}>
        <li>
          <h3>
            <Trans>Place orders</Trans>
          </h3>
          <p>
            <Trans>
              Every {forPoint} of an order earns you a point, once its invoice is paid in full.
            </Trans>
          </p>
          <AppLink to="/$lang/researcher/submit/new" preload={false}>
            <Trans>Start a new order</Trans>
          </AppLink>
        </li>
        <li>
          <h3>
            <Trans>Reach a level</Trans>
          </h3>
          <p>
            <Trans>
              Premier and Elite each earn you your own promo code. It appears on this page, and we
              send it to you too.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Tell a colleague</Trans>
          </h3>
          <p>
            <Trans>
              When a colleague you invited pays for their first order, you get {forReferral} of
              credit.
            </Trans>
          </p>
          <AppLink to="/$lang/referral-rewards">
            <Trans>See your referrals</Trans>
          </AppLink>
        </li>
      </ul>
    </Section>
  )
}
