import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Application } from '../../api/application.ts'
import { signOnAddress } from '../../api/auth/sign-on-address.ts'
import { KeptInput } from '../../ui/form/draft/kept-input.tsx'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import type { SignInLinkProps } from './sign-in-links.tsx'

type Props = SignInLinkProps & {
  application: Pick<Application, 'authenticationProviders'>
  /** Of the provider that began the registration. */
  name: string
}

/** The draft of the form that can no longer be sent fills in the next one. */
export function ExpiredConfirmation({ application, name, search }: Props) {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  const found = application.authenticationProviders.find((provider) => provider.name === name)
  return (
    <PageHeading
      alone
      title={t`Please sign in again`}
      lead={
        <Sentences>
          <Trans>
            This registration has expired or is already complete. Sign in with your provider again
            to continue.
          </Trans>
          <KeptInput />
        </Sentences>
      }
      action={
        found ? (
          <ButtonAnchor href={signOnAddress(found.id, search)} variant="filled">
            <Trans>Sign in with {name}</Trans>
          </ButtonAnchor>
        ) : (
          <AppButtonLink to="/$lang/login" search={search} variant="filled">
            <Trans>Go to sign-in</Trans>
          </AppButtonLink>
        )
      }
    />
  )
}
