import type { InvoiceLoad } from '../../../api/invoices.ts'
import { SpendingSection } from '../spending/spending-section.tsx'
import { filterInvoices } from './invoice-filters.ts'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceListProps } from './invoice-list-props.ts'

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
