import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import { sumOf } from '../../../world/money.ts'
import type { InvoiceRow } from '../../../world/payment-rows.ts'

type Currency = components['schemas']['Currency']

/** The currency that invoices are paid off in: their own where they share one, else the person's. */
export function payOffCurrency(invoices: readonly InvoiceRow[], persons: Currency): Currency {
  const [first] = invoices
  const isShared = invoices.every(
    ({ currency }) => currency.shortName === first?.currency.shortName,
  )
  return first && isShared ? first.currency : persons
}

/** What is left of invoices together, in a currency. */
export function payOffTotal(invoices: readonly InvoiceRow[], currency: Currency): number {
  return sumOf(
    invoices.map((invoice) => converted(balanceOf(invoice), invoice.currency, currency)),
    currency,
  )
}
