import type { Currency, Invoice } from '../../../api/invoices.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'

/** Numbers of the selected invoices. */
export type InvoiceSelection = ReadonlySet<string>

export const nothingSelected: InvoiceSelection = new Set()

type Numbered = Pick<Invoice, 'invoiceNumber'>

/** An invoice that was paid meanwhile is no longer in the list. */
export function selectedOf<Item extends Numbered>(
  invoices: readonly Item[],
  selection: InvoiceSelection,
): readonly Item[] {
  return invoices.filter(({ invoiceNumber }) => selection.has(invoiceNumber))
}

export function toggled(selection: InvoiceSelection, invoiceNumber: string): InvoiceSelection {
  const next = new Set(selection)
  if (!next.delete(invoiceNumber)) next.add(invoiceNumber)
  return next
}

/** On all pages; clears the selection if it is complete. */
export function allToggled(
  selection: InvoiceSelection,
  invoices: readonly Numbered[],
): InvoiceSelection {
  if (selectedOf(invoices, selection).length === invoices.length) return nothingSelected
  return new Set(invoices.map(({ invoiceNumber }) => invoiceNumber))
}

type CountedCurrency = Pick<Currency, 'shortName' | 'exchangeRate' | 'numDecimals'>

type Balance<Counted> = Pick<Invoice, 'balance' | 'exchangeRate'> & { currency: Counted }

/** What is left to pay, in the invoices' common currency or else in the person's. */
export function totalBalance<Counted extends CountedCurrency>(
  invoices: readonly Balance<Counted>[],
  persons: Counted,
): { amount: number; currency: Counted } {
  const [first] = invoices
  const isShared = invoices.every(
    ({ currency }) => currency.shortName === first?.currency.shortName,
  )
  const currency = first && isShared ? first.currency : persons
  const amount = invoices.reduce((sum, { balance, exchangeRate }) => {
    const share = isShared ? balance : (balance * exchangeRate) / currency.exchangeRate
    return sum + roundMoney(share, currency)
  }, 0)
  return { amount: roundMoney(amount, currency), currency }
}
