import { memoizeByObject } from '../../../../src/lib/memoize.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { InvoiceRow } from '../../../world/rows/payment-rows.ts'
import { formatUsDay } from '../format-us-day.ts'
import { pendingByBill } from '../payment/pending-payments.ts'
import { siteZones } from '../site-zones.ts'

export function unpaidInvoicesOf(
  world: World,
  owner: string,
  currency: Schemas['Currency'],
): Schemas['UnpaidInvoice'][] {
  const unpaid = world.invoices.in('unpaidByOwner', owner)
  const pending = pendingByBill(world, owner)
  return Array.from(unpaid.rows(), (invoice) => ({
    ...unpaidInvoice(invoice, currency),
    pendingPayment: pending.get(invoice.invoiceNumber) ?? null,
  }))
}

/** Memoized, since every account load needs it. */
const dayOf = memoizeByObject(({ createdAt, localization }: InvoiceRow) => ({
  transactionDate: isoOf(createdAt),
  formattedDate: formatUsDay(createdAt, siteZones[localization]),
}))

function unpaidInvoice(
  invoice: InvoiceRow,
  currency: Schemas['Currency'],
): Omit<Schemas['UnpaidInvoice'], 'pendingPayment'> {
  const { invoiceNumber, orderIdentity } = invoice
  return {
    invoiceNumber,
    externalId: orderIdentity,
    balance: converted(balanceOf(invoice), invoice.currency, currency),
    ...dayOf(invoice),
  }
}
