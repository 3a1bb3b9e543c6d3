import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { paramsOf } from '../invoice-filters.ts'

type Props = {
  hasHistory: boolean
}

export function NoInvoices({ hasHistory }: Props) {
  return (
    <>
      <h2>
        <VisuallyHidden>
          <Trans>Your invoices</Trans>
        </VisuallyHidden>
      </h2>
      {hasHistory ? (
        <Empty
          title={<Trans>You do not have any unpaid invoices</Trans>}
          action={
            <AppButtonLink
              to="/$lang/researcher/invoices/{-$status}"
              params={paramsOf('history')}
              search={{}}
            >
              <Trans>Show the invoice history</Trans>
            </AppButtonLink>
          }
        >
          <Trans>Everything is paid. Thank you.</Trans>
        </Empty>
      ) : (
        <Empty
          title={<Trans>You do not have any invoices</Trans>}
          action={
            <AppButtonLink to="/$lang/researcher">
              <Trans>Go to my orders</Trans>
            </AppButtonLink>
          }
        >
          <Trans>The invoice of an order appears here as soon as it is issued.</Trans>
        </Empty>
      )}
    </>
  )
}
