import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'

export function PasswordsDisabled({ search }: { search: SignInSearch }) {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  return (
    <PageHeading
      alone
      title={t`This site doesn’t use passwords`}
      lead={
        <Trans>
          You sign in here through your institution or another provider. Please reset your password
          there.
        </Trans>
      }
      action={
        <AppButtonLink to="/$lang/login" search={search} variant="filled">
          <Trans>Go to sign-in</Trans>
        </AppButtonLink>
      }
    />
  )
}
