import type { Invoice } from '../../../api/invoices.ts'
import { owedOf } from '../../../domain/money/owed.ts'
import { invoiceNumbersOf } from '../../../lib/search/pay-off-list.ts'

/** As many as one payment takes. */
export const mostInvoices = 200

export type LeftOut = {
  invoiceNumber: string
  reason: 'unknown' | 'paid' | 'written-off' | 'on-its-way' | 'too-many'
}

export type InvoiceTask = {
  /** `nothing` where none of them can be paid. */
  kind: 'pay' | 'nothing'
  /** As the address names them, each once. */
  numbers: readonly string[]
  invoices: readonly Invoice[]
  leftOut: readonly LeftOut[]
  isRepeated: boolean
}

/** `broken` where the address cannot be read. */
export type PayOffTask = InvoiceTask | { kind: 'broken' }

function reasonOf(invoice: Invoice | undefined): LeftOut['reason'] | undefined {
  if (!invoice) return 'unknown'
  if (invoice.balance <= 0) return 'paid'
  return invoice.pendingWriteoff ? 'written-off' : undefined
}

function reasonAgainst(
  invoice: Invoice,
  wanted: ReadonlySet<Invoice>,
  count: number,
): LeftOut['reason'] | undefined {
  if (!wanted.has(invoice)) return 'on-its-way'
  return count < mostInvoices ? undefined : 'too-many'
}

/** Leaves out what is already paid or on its way, unless only that is named. */
export function payOffTaskOf(all: readonly Invoice[], list: string): PayOffTask {
  const read = invoiceNumbersOf(list)
  if (read === 'broken') return { kind: 'broken' }
  const { numbers } = read
  const byNumber = new Map(all.map((invoice) => [invoice.invoiceNumber, invoice]))
  const payable = numbers.flatMap((number) => {
    const invoice = byNumber.get(number)
    return invoice && reasonOf(invoice) === undefined ? [invoice] : []
  })
  const { due } = owedOf(payable)
  // Whoever names no other invoice wants to pay it otherwise.
  const wanted = new Set(due.length > 0 ? due : payable)
  const invoices: Invoice[] = []
  const leftOut: LeftOut[] = []
  for (const invoiceNumber of numbers) {
    const invoice = byNumber.get(invoiceNumber)
    const reason = reasonOf(invoice) ?? (invoice && reasonAgainst(invoice, wanted, invoices.length))
    if (reason) leftOut.push({ invoiceNumber, reason })
    else if (invoice) invoices.push(invoice)
  }
  const isRepeated = list.split(',').length > numbers.length
  const kind = invoices.length > 0 ? 'pay' : 'nothing'
  return { kind, numbers, invoices, leftOut, isRepeated }
}
