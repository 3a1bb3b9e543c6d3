import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'

type Props = { reason: () => string; search: SignInSearch }

export function InvalidLink({ reason, search }: Props) {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  return (
    <PageHeading
      alone
      title={t`This link no longer works`}
      lead={<Trans>{reason()} Your password has not changed.</Trans>}
      action={
        <AppButtonLink to="/$lang/login/forgot-password" search={search} variant="filled">
          <Trans>Get a new link</Trans>
        </AppButtonLink>
      }
    />
  )
}
