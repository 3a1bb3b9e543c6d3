import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import type { SignInSearch } from '../sign-in-rules.ts'
import styles from './password.module.css'

/** The other ways in, with what the visit wants. */
export function PasswordPageLinks({
  language,
  search,
}: {
  language: SiteLanguage
  search: SignInSearch
}) {
  return (
    <p className={styles.ways}>
      <Link to="/$lang/login" params={{ lang: language }} search={search}>
        <Trans>Sign in</Trans>
      </Link>
      <Link to="/$lang/register" params={{ lang: language }} search={search}>
        <Trans>Create an account</Trans>
      </Link>
    </p>
  )
}
