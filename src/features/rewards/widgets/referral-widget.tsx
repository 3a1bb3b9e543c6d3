import { Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { referralAmount } from '../../../domain/money/referral-amount.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { LinkToShare } from '../referrals/link-to-share.tsx'
import { referralLink } from '../rewards-rules.ts'

type Props = { user: User; application: Application; language: SiteLanguage }

export function ReferralWidget({ user, application, language }: Props) {
  const { currency, referralCode, referralCreditsEarnedToDate } = user
  if (referralCode === null) return null
  const amount = referralAmount(application)
  const earned = formatMoney(fromDollars(referralCreditsEarnedToDate, currency), currency)
  return (
    <Section card title={<Trans>Tell a colleague</Trans>}>
      <p>
        <Trans>You get {amount} of credit when a colleague pays for their first order.</Trans>
      </p>
      <LinkToShare link={referralLink(referralCode, language)} />
      {referralCreditsEarnedToDate > 0 ? (
        <p>
          <Trans>You have earned {earned} so far.</Trans>
        </p>
      ) : null}
      <AppLink to="/$lang/referral-rewards">
        <Trans>See your referrals</Trans>
      </AppLink>
    </Section>
  )
}
