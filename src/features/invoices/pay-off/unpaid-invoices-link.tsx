import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'

export function UnpaidInvoicesLink({ variant }: { variant?: 'text' }) {
  return (
    <AppButtonLink
      to="/$lang/researcher/invoices/{-$status}"
      params={{ status: 'unpaid' }}
      variant={variant}
    >
      <Trans>Go to your unpaid invoices</Trans>
    </AppButtonLink>
  )
}
