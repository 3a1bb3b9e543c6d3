import { Trans } from '@lingui/react/macro'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { TextLink } from '../../../ui/page/text-link.tsx'
import type { SignInSearch } from '../sign-in-rules.ts'

export type SignInLinkProps = {
  language: SiteLanguage
  /** Kept through the links between the ways in. */
  search: SignInSearch
}

/** For somebody who has an account already: sign in, or ask for a new password. */
export function SignInLinks({ language, search }: SignInLinkProps) {
  return (
    <>
      <TextLink to="/$lang/login" params={{ lang: language }} search={search}>
        <Trans>Sign in</Trans>
      </TextLink>
      <TextLink to="/$lang/login/forgot-password" params={{ lang: language }} search={search}>
        <Trans>Reset your password</Trans>
      </TextLink>
    </>
  )
}
