import type { Invoice } from '../../api/invoices.ts'

export const invoiceStates = [
  'unpaid',
  'partly-paid',
  'on-its-way',
  'boleto',
  'paid',
  'written-off',
] as const

export type InvoiceState = (typeof invoiceStates)[number]

export type StateInput = Pick<
  Invoice,
  'balance' | 'totalAmount' | 'pendingWriteoff' | 'boletoUrl' | 'pendingPayment'
>

export function invoiceStateOf(invoice: StateInput): InvoiceState {
  const { balance, totalAmount, pendingWriteoff, boletoUrl, pendingPayment } = invoice
  if (balance <= 0) return 'paid'
  if (pendingWriteoff) return 'written-off'
  if (boletoUrl !== null) return 'boleto'
  if (pendingPayment !== null) return 'on-its-way'
  return balance < totalAmount ? 'partly-paid' : 'unpaid'
}
