import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/page-heading.tsx'

/** Takes the place of sign-in where a person stays after it. */
export function SignedInScreen({ fullName }: { fullName: string }) {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  return (
    <PageHeading
      alone
      title={t`You are signed in`}
      lead={<Trans>Welcome, {fullName}. You can close this page or go to your orders.</Trans>}
      action={
        <ButtonLink to="/" variant="filled">
          <Trans>Go to my orders</Trans>
        </ButtonLink>
      }
    />
  )
}
