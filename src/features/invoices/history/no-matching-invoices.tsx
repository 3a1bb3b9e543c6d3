import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { HiddenByStatus } from '../../../domain/lists/hidden-by-status.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { PagerLink } from '../../../ui/page/buttons/pager.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { NoSuchPage } from '../../../ui/states/no-such-page.tsx'
import {
  filterInvoices,
  type InvoiceFilters,
  type InvoiceView,
  paramsOf,
  searchOf,
} from '../invoice-filters.ts'
import type { ListPage } from './invoice-pages.ts'
import { invoiceStateName } from './invoice-state-names.ts'

const invoices = '/$lang/researcher/invoices/{-$status}'

type Props = {
  view: InvoiceView
  all: readonly Invoice[]
  filters: InvoiceFilters
  page: Pick<ListPage<unknown>, 'current' | 'pageCount'>
}

function NoMatches({ view, all, filters }: Omit<Props, 'page'>) {
  const others = { ...filters, status: [] }
  const count = filterInvoices(all, others).length
  const title = <Trans>No matching invoices</Trans>
  if (count > 0) {
    return (
      <HiddenByStatus
        title={title}
        statuses={filters.status.map(invoiceStateName)}
        count={count}
        clear={(label) => (
          <AppButtonLink to={invoices} params={paramsOf(view)} search={searchOf(others)}>
            {label}
          </AppButtonLink>
        )}
      />
    )
  }
  return (
    <Empty
      title={title}
      action={
        <AppButtonLink to={invoices} params={paramsOf(view)} search={{}}>
          <Trans>Clear the filters</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Try part of the order number, or other dates.</Trans>
    </Empty>
  )
}

export function NoMatchingInvoices({ page: { current, pageCount }, ...props }: Props) {
  if (pageCount === 0) return <NoMatches {...props} />
  const { view, filters } = props
  return (
    <NoSuchPage
      page={current + 1}
      pageCount={pageCount}
      firstPage={
        <PagerLink to={invoices} params={paramsOf(view)} search={searchOf(filters)} kind="first" />
      }
    />
  )
}
