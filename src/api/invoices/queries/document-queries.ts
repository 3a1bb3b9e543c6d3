import { isAmong, type Listed } from '../../../lib/unlisted.ts'
import type { Invoice } from '../../invoices.ts'

type Owner = Pick<Invoice, 'invoiceNumber' | 'localization'>

const sites: readonly Listed<Invoice['localization']>[] = ['us', 'cn', 'jp', 'br', 'es']

/** Of a site that the contract does not list, the server knows by itself. */
export const siteQuery = ({ localization }: Pick<Owner, 'localization'>) =>
  isAmong(sites, localization) ? { localization } : {}

export const receiptQuery = (owner: Owner, { amount }: Invoice['payments'][number]) => ({
  invoice_number: owner.invoiceNumber,
  amount,
  ...siteQuery(owner),
})
