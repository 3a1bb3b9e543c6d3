import { Trans } from '@lingui/react/macro'
import { NarrowFold } from '../../../ui/page/layout/narrow-fold.tsx'
import { InvoiceFilterForm } from './invoice-filter-form.tsx'
import { type InvoiceFilters, isFiltered } from './invoice-filters.ts'

type Props = { filters: InvoiceFilters; onFilter: (filters: InvoiceFilters) => Promise<void> }

export function InvoiceFilter({ filters, onFilter }: Props) {
  return (
    <NarrowFold label={<Trans>Filter</Trans>} open={isFiltered(filters)}>
      <InvoiceFilterForm filters={filters} onFilter={onFilter} />
    </NarrowFold>
  )
}
