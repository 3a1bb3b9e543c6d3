import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/app-button-link.tsx'
import { toUnbuilt } from '../../../ui/page/to-unbuilt.ts'

/** The way on from a payment that cannot be made, or not now. */
export function UnpaidInvoicesLink({ variant }: { variant?: 'text' }) {
  return (
    <AppButtonLink {...toUnbuilt('researcher/invoices/unpaid')} variant={variant}>
      <Trans>Go to your unpaid invoices</Trans>
    </AppButtonLink>
  )
}
