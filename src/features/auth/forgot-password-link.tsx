import { Trans } from '@lingui/react/macro'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import type { SignInSearch } from './sign-in-rules.ts'

export function ForgotPasswordLink({ search }: { search: SignInSearch }) {
  return (
    <AppLink to="/$lang/login/forgot-password" search={search}>
      <Trans>Forgot your password?</Trans>
    </AppLink>
  )
}
