import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import { sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { InvoiceRow } from '../../../world/rows/payment-rows.ts'

export function payOffCurrency(
  invoices: readonly InvoiceRow[],
  persons: Schemas['Currency'],
): Schemas['Currency'] {
  const [first] = invoices
  const isShared = invoices.every(
    ({ currency }) => currency.shortName === first?.currency.shortName,
  )
  return first && isShared ? first.currency : persons
}

export function payOffTotal(
  invoices: readonly InvoiceRow[],
  currency: Schemas['Currency'],
): number {
  return sumOf(
    invoices.map((invoice) => converted(balanceOf(invoice), invoice.currency, currency)),
    currency,
  )
}
