import type { Invoice } from '../../../api/invoices.ts'

type InvoiceState = 'paid' | 'written-off' | 'boleto' | 'partly-paid' | 'unpaid'

type StateInput = Pick<Invoice, 'balance' | 'totalAmount' | 'pendingWriteoff' | 'boletoUrl'>

export function invoiceStateOf(invoice: StateInput): InvoiceState {
  const { balance, totalAmount, pendingWriteoff, boletoUrl } = invoice
  if (balance <= 0) return 'paid'
  if (pendingWriteoff) return 'written-off'
  if (boletoUrl !== null) return 'boleto'
  return balance < totalAmount ? 'partly-paid' : 'unpaid'
}
