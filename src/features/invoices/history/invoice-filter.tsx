import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { type InvoiceFilters, isFiltered } from '../invoice-filters.ts'

// Most visits do without forms.
const InvoiceFilterForm = lazy(async () => ({
  default: (await import('./invoice-filter-form.tsx')).InvoiceFilterForm,
}))

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
