import { Trans } from '@lingui/react/macro'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { type InvoiceFilters, isFiltered } from '../invoice-filters.ts'
import { InvoiceFilterForm } from './invoice-filter-form.tsx'

type Props = {
  filters: InvoiceFilters
  onFilter: (filters: InvoiceFilters) => Promise<void>
}

export function InvoiceFilter({ filters, onFilter }: Props) {
  return (
    <Fold label={<Trans>Filter my invoices</Trans>} open={isFiltered(filters)}>
      <InvoiceFilterForm filters={filters} onFilter={onFilter} />
    </Fold>
  )
}
