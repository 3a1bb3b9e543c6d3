import { Trans } from '@lingui/react/macro'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'

export type SignInLinkProps = {
  search: SignInSearch
}

type Props = SignInLinkProps & {
  onSignIn?: (() => void) | undefined
  /** Whether a password may be what is missing. */
  withReset: boolean
}

export function SignInLinks({ search, onSignIn, withReset }: Props) {
  return (
    <>
      {onSignIn ? (
        <Button variant="text" onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      ) : (
        <AppLink to="/$lang/login" search={search}>
          <Trans>Sign in</Trans>
        </AppLink>
      )}
      {withReset ? (
        <AppLink to="/$lang/login/forgot-password" search={search}>
          <Trans>Reset your password</Trans>
        </AppLink>
      ) : null}
    </>
  )
}
