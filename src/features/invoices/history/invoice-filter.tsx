import { Trans } from '@lingui/react/macro'
import { NarrowFold } from '../../../ui/page/layout/narrow-fold.tsx'
import { type InvoiceFilters, isFiltered } from '../invoice-filters.ts'
import { InvoiceFilterForm } from './invoice-filter-form.tsx'
import { fitsOnePage } from './invoice-pages.ts'

type Props = {
  filters: InvoiceFilters
  /** How many invoices match. */
  count: number
  onFilter: (filters: InvoiceFilters) => Promise<void>
}

export function InvoiceFilter({ filters, count, onFilter }: Props) {
  const open = isFiltered(filters)
  return (
    <NarrowFold
      label={<Trans>Filter my invoices</Trans>}
      open={open}
      always={!open && fitsOnePage(count)}
    >
      <InvoiceFilterForm filters={filters} onFilter={onFilter} />
    </NarrowFold>
  )
}
