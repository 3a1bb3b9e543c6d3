import { Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { Section } from '../../../ui/page/section.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import { referralAmount } from '../rewards-rules.ts'
import { dollarsForPoint } from './level-benefits.ts'
import styles from './ways-to-earn.module.css'

type Props = { user: User; application: Application; language: SiteLanguage }

export function WaysToEarn({ user: { currency }, application, language: lang }: Props) {
  const forPoint = formatMoney(fromDollars(dollarsForPoint, currency), currency)
  const forReferral = referralAmount(application)
  return (
    <Section title={<Trans>Ways to earn rewards</Trans>}>
      <ul className={styles.ways}>
        <li>
          <h3>
            <Trans>Place orders</Trans>
          </h3>
          <p>
            <Trans>
              Every {forPoint} of an order earns you a point, once its invoice is paid in full.
            </Trans>
          </p>
          <TextLink
            to="/$lang/$"
            params={{ lang, _splat: 'researcher/submit/new' }}
            preload={false}
          >
            <Trans>Start a new order</Trans>
          </TextLink>
        </li>
        <li>
          <h3>
            <Trans>Reach a level</Trans>
          </h3>
          <p>
            <Trans>
              Premier and Elite each earn you your own promotional code. It appears above, and we
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
          <TextLink to="/$lang/referral-rewards" params={{ lang }}>
            <Trans>See your referrals</Trans>
          </TextLink>
        </li>
      </ul>
    </Section>
  )
}
