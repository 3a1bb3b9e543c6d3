import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/app-button-link.tsx'
import { Empty } from '../../../ui/states/empty.tsx'

export function NoMatchingInvoices() {
  return (
    <Empty
      title={<Trans>No matching invoices</Trans>}
      action={
        <AppButtonLink from="/$lang/researcher/invoices/{-$status}" to="." search={{}}>
          <Trans>Clear the filters</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Try part of the order number, or other dates.</Trans>
    </Empty>
  )
}
