import type { InvoiceLoad } from '../../../api/invoices.ts'
import { filterInvoices } from '../invoice-filters.ts'
import type { InvoiceListProps } from '../invoice-list-props.ts'
import { SpendingSection } from '../spending/spending-section.tsx'
import { InvoiceList } from './invoice-list.tsx'

export function InvoiceHistory({ load, ...list }: InvoiceListProps & { load: InvoiceLoad }) {
  return (
    <>
      <InvoiceList
        {...list}
        view="history"
        invoices={filterInvoices(load.invoices, list.filters)}
      />
      <SpendingSection load={load} />
    </>
  )
}
