import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import type { SignInSearch } from '../sign-in-rules.ts'

/** For a site that signs in by provider only. */
export function PasswordsDisabled(props: { language: SiteLanguage; search: SignInSearch }) {
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
        <ButtonLink
          to="/$lang/login"
          params={{ lang: props.language }}
          search={props.search}
          variant="filled"
        >
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    />
  )
}
