import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { InvoiceRow } from '../../../world/payment-rows.ts'
import { siteZones } from '../site-zones.ts'
import { writtenDay } from '../written-day.ts'
import { balanceOf, converted, isUnpaid } from './invoice-balance.ts'

type Schemas = components['schemas']

/** What somebody still has to pay, in that person's currency, the newest first. */
export function unpaidInvoicesOf(
  world: World,
  owner: string,
  currency: Schemas['Currency'],
): Schemas['UnpaidInvoice'][] {
  const unpaid = world.invoices.in('byOwner', owner).filter(isUnpaid)
  return Array.from(unpaid.rows(), (invoice) => unpaidInvoice(invoice, currency))
}

function unpaidInvoice(
  invoice: InvoiceRow,
  currency: Schemas['Currency'],
): Schemas['UnpaidInvoice'] {
  const { invoiceNumber, createdAt, localization } = invoice
  return {
    invoiceNumber,
    transactionDate: new Date(createdAt).toISOString(),
    balance: converted(balanceOf(invoice), invoice.currency, currency),
    formattedDate: writtenDay(createdAt, siteZones[localization]),
  }
}
