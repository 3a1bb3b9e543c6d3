import type { components } from '../../../src/api/schema.gen.ts'
import { isoOf, serverDate } from './server-date.ts'
import type { SiteCode } from './site-application.ts'

type UnpaidInvoice = components['schemas']['UnpaidInvoice']

/** An invoice with `balance` left to pay, made at an instant (epoch milliseconds). */
export function unpaidInvoice(
  invoiceNumber: string,
  balance: number,
  madeAt: number,
  site: SiteCode,
): UnpaidInvoice {
  const formattedDate = serverDate(madeAt, site)
  return { invoiceNumber, balance, transactionDate: isoOf(madeAt), formattedDate }
}
