import type { PaymentStatus } from '../../api/payment.ts'

/** How far a payment has come, as its receipt tells it. */
export type ReceiptState = 'received' | 'boleto' | 'processing' | 'failed'

export function receiptStateOf({
  status,
  boletoUrl,
}: Pick<PaymentStatus, 'status' | 'boletoUrl'>): ReceiptState {
  if (status === 'approved') return 'received'
  if (status !== 'open') return 'failed'
  return boletoUrl === null ? 'processing' : 'boleto'
}
