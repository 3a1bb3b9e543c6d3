import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'

export function SignedInScreen({ fullName }: { fullName: string }) {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  return (
    <PageHeading
      alone
      title={t`You are signed in`}
      lead={<Trans>Welcome, {fullName}. You can close this page or go to your orders.</Trans>}
      action={
        <AppButtonLink to="/" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    />
  )
}
