import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { supportAddress } from '../../lib/support-address.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'

export function AccountClosed() {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  return (
    <PageHeading
      alone
      title={t`This account has been closed`}
      lead={<Trans>Your password has not changed. Please write to us if this is a mistake.</Trans>}
      action={
        <ButtonAnchor href={`mailto:${supportAddress}`} variant="filled">
          <Trans>Write to {supportAddress}</Trans>
        </ButtonAnchor>
      }
    />
  )
}
