import { Trans } from '@lingui/react/macro'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import styles from './password.module.css'

export function PasswordPageLinks({ search }: { search: SignInSearch }) {
  return (
    <p className={styles.links}>
      <AppLink to="/$lang/login" search={search}>
        <Trans>Sign in</Trans>
      </AppLink>
      <AppLink to="/$lang/register" search={search}>
        <Trans>Create an account</Trans>
      </AppLink>
    </p>
  )
}
