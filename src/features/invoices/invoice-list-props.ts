import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { FapiaoSite } from '../../domain/fapiao/fapiao-rules.ts'
import type { InvoiceFilters } from './invoice-filters.ts'

export type InvoiceSetting = {
  site: FapiaoSite & { config: Pick<Application['config'], 'companyName'> }
  user: User
}

export type JustPaid = {
  /** Undefined where the server does not name it. */
  receiptCode: string | undefined
  /** The person came back from its page without paying. */
  isUnpaid: boolean
}

/** Until its receipt comes, nobody knows which invoices the payment is for. */
export const isReceiptAwaited = (justPaid: JustPaid | undefined): boolean =>
  justPaid !== undefined && !justPaid.receiptCode && !justPaid.isUnpaid

export type InvoiceListProps = InvoiceSetting & {
  filters: InvoiceFilters
  /** From 0. */
  page: number
  /** The invoices that the address selects, as it lists them. */
  chosen: string | undefined
  /** Called where another selection makes the one of the address invalid. */
  onChosenChange: () => void
  onFilter: (filters: InvoiceFilters) => Promise<void>
}
