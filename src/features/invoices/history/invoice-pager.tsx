import { Plural } from '@lingui/react/macro'
import { Pager, PagerLink } from '../../../ui/page/buttons/pager.tsx'
import { type InvoiceFilters, type InvoiceView, paramsOf, searchOf } from '../invoice-filters.ts'
import { hasPager, type ListPage } from './invoice-pages.ts'

type Props = {
  view: InvoiceView
  filters: InvoiceFilters
  page: ListPage<unknown>
  count: number
}

const invoices = '/$lang/researcher/invoices/{-$status}'

export function InvoicePager({ view, filters, page, count }: Props) {
  const { current, pageCount } = page
  if (!hasPager(count)) return null
  return (
    <Pager
      current={current + 1}
      pageCount={pageCount}
      count={<Plural value={count} one="# invoice" other="# invoices" />}
      link={({ kind, page: to }) => (
        <PagerLink
          to={invoices}
          params={paramsOf(view)}
          search={searchOf(filters, to - 1)}
          kind={kind}
        />
      )}
    />
  )
}
