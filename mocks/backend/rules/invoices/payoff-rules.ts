import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import { sumOf } from '../../../world/money.ts'
import type { InvoiceRow } from '../../../world/payment-rows.ts'

type Currency = components['schemas']['Currency']

/** The invoices' common currency, else the person's. */
export function payOffCurrency(invoices: readonly InvoiceRow[], persons: Currency): Currency {
  const [first] = invoices
  const isShared = invoices.every(
    ({ currency }) => currency.shortName === first?.currency.shortName,
  )
  return first && isShared ? first.currency : persons
}

/** The sum of the balances in a currency. */
export function payOffTotal(invoices: readonly InvoiceRow[], currency: Currency): number {
  return sumOf(
    invoices.map((invoice) => converted(balanceOf(invoice), invoice.currency, currency)),
    currency,
  )
}
