import type { Invoice } from '../../../api/invoices.ts'
import { isAskedFor } from '../../../domain/money/owed.ts'

/** Numbers of the selected invoices. */
export type InvoiceSelection = ReadonlySet<string>

export const nothingSelected: InvoiceSelection = new Set()

type Numbered = Pick<Invoice, 'invoiceNumber'>

export const numbersOf = (invoices: readonly Numbered[]): string[] =>
  invoices.map(({ invoiceNumber }) => invoiceNumber)

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

/** Those that one press selects: nothing that is on its way. */
export function selectableOf<Item extends Numbered & Pick<Invoice, 'pendingPayment'>>(
  invoices: readonly Item[],
  beingPaid: readonly string[],
): readonly Item[] {
  return invoices.filter(
    (invoice) => isAskedFor(invoice) && !beingPaid.includes(invoice.invoiceNumber),
  )
}

/** On all pages; clears the selection if it is complete. */
export function allToggled(
  selection: InvoiceSelection,
  invoices: readonly Numbered[],
): InvoiceSelection {
  if (selectedOf(invoices, selection).length === invoices.length) return nothingSelected
  return new Set(invoices.map(({ invoiceNumber }) => invoiceNumber))
}
