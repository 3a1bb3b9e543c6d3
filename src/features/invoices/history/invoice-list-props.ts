import type { User } from '../../../api/account.ts'
import type { FapiaoSite } from '../../../domain/fapiao/fapiao-rules.ts'
import type { InvoiceFilters } from './invoice-filters.ts'

export type InvoiceSetting = { site: FapiaoSite; user: User }

export type InvoiceListProps = InvoiceSetting & {
  filters: InvoiceFilters
  /** From 0. */
  page: number
  onFilter: (filters: InvoiceFilters) => Promise<void>
}
