import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { leavePage } from '../../lib/browser/leave-page.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import type { ExternalRedirect } from '../guards/external-redirect.ts'
import { GuardFrame } from './guard-frame.tsx'

function ExternalRedirectMessage({ site, address }: ExternalRedirect) {
  const { t } = useLingui()
  const isLocalization = site === 'localization'
  return (
    <PageHeading
      alone
      title={isLocalization ? t`Taking you to your country’s site` : t`Taking you to Rubriq`}
      lead={
        isLocalization ? (
          <Trans>
            Your account is on another of our sites. It opens in a moment, and you stay signed in.
          </Trans>
        ) : (
          <Trans>
            Digital editing and digital translation have their own site. It opens in a moment.
          </Trans>
        )
      }
      action={
        <ButtonAnchor variant="filled" href={address}>
          <Trans>Go there now</Trans>
        </ButtonAnchor>
      }
    />
  )
}

export function ExternalRedirectPage({ site, address }: ExternalRedirect) {
  useEffect(() => leavePage(address), [address])
  useEffect(() => {
    // Back may restore this page from the back/forward cache.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) globalThis.location.reload()
    }
    addEventListener('pageshow', lookAgain)
    return () => removeEventListener('pageshow', lookAgain)
  }, [])
  return (
    <GuardFrame>
      <ExternalRedirectMessage site={site} address={address} />
    </GuardFrame>
  )
}
