import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { type InvoiceFilters, isFiltered } from '../invoice-filters.ts'

// Most visits do without forms.
const InvoiceFilterForm = lazy(async () => ({
  default: (await import('./invoice-filter-form.tsx')).InvoiceFilterForm,
}))

type Props = {
  /** Of the view. */
  all: readonly Invoice[]
  filters: InvoiceFilters
  onFilter: (filters: InvoiceFilters) => Promise<void>
}

export function InvoiceFilter({ all, filters, onFilter }: Props) {
  return (
    <Fold
      label={<Trans>Filter my invoices</Trans>}
      open={isFiltered(filters) || filters.sort !== ''}
    >
      <InvoiceFilterForm all={all} filters={filters} onFilter={onFilter} />
    </Fold>
  )
}
