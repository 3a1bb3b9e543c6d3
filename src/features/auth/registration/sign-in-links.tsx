import { Trans } from '@lingui/react/macro'
import { AppLink } from '../../../ui/page/app-link.tsx'
import type { SignInSearch } from '../sign-in-rules.ts'

export type SignInLinkProps = {
  /** Kept in the links between sign-in and registration. */
  search: SignInSearch
}

/** Links for a person who already has an account. */
export function SignInLinks({ search }: SignInLinkProps) {
  return (
    <>
      <AppLink to="/$lang/login" search={search}>
        <Trans>Sign in</Trans>
      </AppLink>
      <AppLink to="/$lang/login/forgot-password" search={search}>
        <Trans>Reset your password</Trans>
      </AppLink>
    </>
  )
}
