import { Trans, useLingui } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import type { SignInSearch } from '../sign-in-rules.ts'

/** For a site that signs in by provider only. */
export function PasswordsDisabled({ search }: { search: SignInSearch }) {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`This site doesn't use passwords`}
      lead={
        <Trans>
          You sign in here through your institution or another provider. Please reset your password
          there.
        </Trans>
      }
      action={
        <AppButtonLink to="/$lang/login" search={search} variant="filled">
          <Trans>Sign in</Trans>
        </AppButtonLink>
      }
    />
  )
}
