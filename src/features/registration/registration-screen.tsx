import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AuthGrid } from '../../domain/sign-in/rail/auth-grid.tsx'
import { Privacy, WhyAnAccount } from '../../domain/sign-in/rail/rail-parts.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { ExpiredConfirmation } from './expired-confirmation.tsx'
import { LoadedRegistrationForm } from './loaded-registration-form.tsx'
import type { RegistrationProps } from './registration-form.tsx'
import styles from './registration-screen.module.css'

export function RegistrationScreen(props: RegistrationProps) {
  const { t } = useLingui()
  const { application, confirmation, search } = props
  const [isExpired, setExpired] = useState(false)
  const isOpen = confirmation !== undefined || application.localAuthenticationEnabled
  if (confirmation && isExpired) {
    return <ExpiredConfirmation {...props} name={confirmation.provider} />
  }
  return (
    <AuthGrid
      rail={
        <>
          <WhyAnAccount />
          <Privacy />
        </>
      }
    >
      <PageHeading title={t`Create an account`} lead={<Lead {...props} isOpen={isOpen} />} />
      {isOpen ? (
        <>
          <ReferralNotice {...search} />
          <LoadedRegistrationForm {...props} onExpired={() => setExpired(true)} />
          <p className={styles.other}>
            <Trans>
              Already have an account?{' '}
              <AppLink to="/$lang/login" search={search}>
                Sign in
              </AppLink>
            </Trans>
          </p>
        </>
      ) : (
        <p className={styles.signIn}>
          <AppButtonLink to="/$lang/login" search={search} variant="filled">
            <Trans>Go to sign-in</Trans>
          </AppButtonLink>
        </p>
      )}
    </AuthGrid>
  )
}

function Lead({ confirmation, isOpen }: RegistrationProps & { isOpen: boolean }) {
  if (!isOpen) {
    return (
      <Trans>
        Sign in here through your institution or another provider. Your account is created the first
        time you sign in.
      </Trans>
    )
  }
  if (!confirmation) {
    return <Trans>One free account for orders, reports and invoices.</Trans>
  }
  const { provider } = confirmation
  if (provider === 'WeChat') {
    return (
      <Trans>
        You signed in with WeChat, so you don’t need a password here. Please check your details and
        fill in anything missing.
      </Trans>
    )
  }
  return provider ? (
    <Trans>
      You signed in with {provider}, so you don’t need a password here. Please check your details
      and fill in anything missing.
    </Trans>
  ) : (
    <Trans>
      You don’t need a password here. Please check your details and fill in anything missing.
    </Trans>
  )
}

function ReferralNotice({ referralCode }: RegistrationProps['search']) {
  if (!referralCode) return null
  return (
    <Notice tone="plain">
      <Trans>
        Welcome. You are using the referral code {referralCode}. If a colleague gave it to you, they
        earn a credit when you pay for your first order.
      </Trans>
    </Notice>
  )
}
