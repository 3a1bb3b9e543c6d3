import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LogInSuccess } from '../../api/auth.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { NarrowColumn } from '../../ui/page/page-grid.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-screen.module.css'

type Props = {
  language: SiteLanguage
  /** What went wrong before, as the address tells it; shown as text. */
  failure?: string | undefined
  /** Kept through the links to other ways in. */
  search: { redirect?: string; origin?: string }
  onSignedIn: (answer: LogInSuccess) => Promise<void>
}

/** Sign-in by e-mail address and password. */
export function SignInScreen({ language, failure, search, onSignedIn }: Props) {
  const { t } = useLingui()
  return (
    <NarrowColumn>
      <PageHeading
        title={t`Sign in`}
        lead={<Trans>Your orders, results and invoices are behind this door.</Trans>}
      />
      {failure ? <Notice>{failure}</Notice> : null}
      <SignInForm
        onSignedIn={onSignedIn}
        beside={
          <Link
            to="/$lang/login/$"
            params={{ lang: language, _splat: 'forgot-password' }}
            search={search}
          >
            <Trans>Forgot your password?</Trans>
          </Link>
        }
      />
      <p className={styles.register}>
        <Trans>
          New here?{' '}
          <Link to="/$lang/register" params={{ lang: language }} search={search}>
            Create an account
          </Link>
        </Trans>
      </p>
    </NarrowColumn>
  )
}
