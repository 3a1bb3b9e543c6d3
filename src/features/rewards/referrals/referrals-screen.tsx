import { Trans, useLingui } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { referralAmount } from '../../../domain/money/referral-amount.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { SkeletonBox } from '../../../ui/states/skeleton-box.tsx'
import { RewardsLink } from '../rewards-link.tsx'
import { referralLink } from '../rewards-rules.ts'
import { LinkToShare } from './link-to-share.tsx'
import { ReferralEarnings } from './referral-earnings.tsx'
import styles from './referrals-screen.module.css'

const QrCode = lazy(async () => ({
  default: (await import('./referral-qr-code.tsx')).ReferralQrCode,
}))

type QrCardProps = { link: string; onFailed: () => void }

function ReferralQrCard({ link, onFailed }: QrCardProps) {
  const { t } = useLingui()
  return (
    <Section card title={<Trans>QR code</Trans>}>
      <div className={styles.scan}>
        <p>
          <Trans>Let a colleague scan this code with their phone.</Trans>
        </p>
        <div className={styles.picture}>
          <CatchBoundary getResetKey={() => link} errorComponent={() => null} onCatch={onFailed}>
            <Suspense
              fallback={
                <SkeletonBox label={null}>
                  <span className={styles.square} />
                </SkeletonBox>
              }
            >
              <QrCode link={link} label={t`QR code of your referral link`} />
            </Suspense>
          </CatchBoundary>
        </div>
      </div>
    </Section>
  )
}

function NoLink() {
  return (
    <Empty
      title={<Trans>Your account has no referral link</Trans>}
      action={
        <AppButtonLink to="/$lang/researcher/submit/new" preload={false}>
          <Trans>Start a new order</Trans>
        </AppButtonLink>
      }
    >
      <Trans>You can invite colleagues by e-mail when you place an order.</Trans>
    </Empty>
  )
}

type Props = { application: Application; user: User; language: SiteLanguage }

export function ReferralsScreen({ application, user, language }: Props) {
  const { t } = useLingui()
  const [isScannable, setScannable] = useState(true)
  const { referralCode } = user
  const { companyName } = application.config
  const amount = referralAmount(application)
  const link = referralCode === null ? undefined : referralLink(referralCode, language)
  return (
    <>
      <RewardsLink />
      <PageHeading
        title={t`My Referrals`}
        lead={
          <Trans>
            Recommend {companyName} to colleagues and get {amount} of credit for each one’s first
            paid order.
          </Trans>
        }
      />
      <PageGrid
        railLabel={t`Share in person`}
        // The QR code is optional: the link is shown beside it.
        rail={
          link && isScannable ? (
            <ReferralQrCard link={link} onFailed={() => setScannable(false)} />
          ) : null
        }
      >
        <Section title={<Trans>Your referral link</Trans>}>
          {link ? (
            <>
              <p className={styles.explanation}>
                <Trans>Send this link to colleagues. It opens the page where they sign up.</Trans>
              </p>
              <LinkToShare link={link} isNextStep />
            </>
          ) : (
            <NoLink />
          )}
        </Section>
        <Section title={<Trans>Your referral earnings</Trans>}>
          <ReferralEarnings user={user} application={application} />
        </Section>
      </PageGrid>
    </>
  )
}
