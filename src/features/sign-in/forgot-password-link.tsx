import { Trans } from '@lingui/react/macro'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'

export function ForgotPasswordLink({ search }: { search: SignInSearch }) {
  return (
    <AppLink to="/$lang/login/forgot-password" search={search}>
      <Trans>Forgot your password?</Trans>
    </AppLink>
  )
}
