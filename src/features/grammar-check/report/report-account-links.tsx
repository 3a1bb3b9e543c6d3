import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'

export function ReportAccountLinks() {
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <Trans>
      <AppLink to="/$lang/login" search={{ redirect }}>
        Sign in
      </AppLink>{' '}
      or{' '}
      <AppLink to="/$lang/register" search={{ redirect }}>
        create an account
      </AppLink>
    </Trans>
  )
}
