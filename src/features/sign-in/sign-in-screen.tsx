import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Application } from '../../api/application.ts'
import type { SignInAnswer } from '../../api/auth/log-in.ts'
import { signOnAddress } from '../../api/auth/sign-on-address.ts'
import { AuthGrid } from '../../domain/sign-in/rail/auth-grid.tsx'
import { Privacy, SignInHelp, WhyAnAccount } from '../../domain/sign-in/rail/rail-parts.tsx'
import {
  automaticProvider,
  hasSignInMethod,
  purposeOf,
  type SignInSearch,
} from '../../domain/sign-in/sign-in-rules.ts'
import { leavePage } from '../../lib/browser/leave-page.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { Spinner } from '../../ui/page/spinner.tsx'
import { ForgotPasswordLink } from './forgot-password-link.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-screen.module.css'

type Props = {
  application: Application
  /** From the address; shown as text. */
  failure?: string | undefined
  search: SignInSearch
  onSignedIn: (answer: SignInAnswer) => Promise<void>
}

/** Replaces the history entry, so that going back does not redirect again. */
function AutomaticSignOn({ name, address }: { name: string; address: string }) {
  useEffect(() => leavePage(address), [address])
  return (
    <p className={styles.redirecting}>
      <Spinner>
        <Trans>Taking you to {name} to sign in.</Trans>
      </Spinner>
    </p>
  )
}

function SignInPurpose({ redirect }: { redirect: string | undefined }) {
  switch (purposeOf(redirect)) {
    case 'digital-editing':
      return (
        <Trans>Sign in or create an account to start your free trial of digital editing.</Trans>
      )
    case 'digital-translation':
      return <Trans>Sign in or create an account to have your manuscript translated.</Trans>
    case 'grammar-check':
      return <Trans>Sign in to check a manuscript.</Trans>
    default:
      return <Trans>Sign in to see your orders, reports and invoices.</Trans>
  }
}

export function SignInScreen({ application, failure, search, onSignedIn }: Props) {
  const { t } = useLingui()
  const byPassword = application.localAuthenticationEnabled
  const canSignIn = hasSignInMethod(application)
  const isSignedOut = useLocation({ select: ({ state }) => state.signedOut })
  const provider = automaticProvider(application, failure ?? isSignedOut)
  return (
    <AuthGrid
      rail={
        <>
          <WhyAnAccount />
          <Privacy />
          {/* Where nobody can sign in, the page itself names the support team. */}
          {canSignIn ? <SignInHelp /> : null}
        </>
      }
    >
      <PageHeading
        title={t`Sign in`}
        lead={canSignIn ? <SignInPurpose redirect={search.redirect} /> : undefined}
      />
      {failure ? <Notice tone="red">{failure}</Notice> : null}
      {provider ? (
        <AutomaticSignOn name={provider.name} address={signOnAddress(provider.id, search)} />
      ) : null}
      {byPassword ? (
        <SignInForm onSignedIn={onSignedIn} beside={<ForgotPasswordLink search={search} />} />
      ) : null}
      <OtherSignInMethods application={application} search={search} onSignedIn={onSignedIn} />
      {canSignIn ? (
        <p className={styles.register}>
          {byPassword ? (
            <Trans>
              New here?{' '}
              <AppLink to="/$lang/register" search={search}>
                Create an account
              </AppLink>
            </Trans>
          ) : (
            <Trans>New here? Your account is created when you sign in for the first time.</Trans>
          )}
        </p>
      ) : null}
    </AuthGrid>
  )
}
