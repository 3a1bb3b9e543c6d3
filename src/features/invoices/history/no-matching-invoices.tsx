import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { type InvoiceView, paramsOf } from '../invoice-filters.ts'

export function NoMatchingInvoices({ view }: { view: InvoiceView }) {
  return (
    <Empty
      title={<Trans>No matching invoices</Trans>}
      action={
        <AppButtonLink
          to="/$lang/researcher/invoices/{-$status}"
          params={paramsOf(view)}
          search={{}}
        >
          <Trans>Clear the filters</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Try part of the order number, or other dates.</Trans>
    </Empty>
  )
}
